"""What the scripts share that disturb runs of snug: documents to work on, and promises to check."""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" \
useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<objects><view contentMode="scaleToFill" id="screen"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>{}
</subviews>{}</view></objects></document>"""


class Broken(Exception):
    """A promise was broken."""


def require(condition, message):
    if not condition:
        raise Broken(message)


def document(subviews, constraints=""):
    """A document with one screen, from the elements of its views and constraints."""
    return DOCUMENT.format(subviews, f"<constraints>{constraints}\n</constraints>" if constraints else "")


def is_whole_picture(content):
    return content.startswith(b"\x89PNG") and content.endswith(b"IEND\xaeB`\x82")
