"""Formats the tables in Data/Fonts as JSON, for the scripts that write them."""
import json


def written(value, indent=0, depth=0):
    """JSON with one line per row of a table."""
    if isinstance(value, dict) and value and (depth < 1 or any(isinstance(v, dict) for v in value.values())):
        rows = [f'{" " * (indent + 1)}{json.dumps(k)}: {written(v, indent + 1, depth + 1)}' for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    return json.dumps(value)
