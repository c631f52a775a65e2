"use strict";
// Wipes from one picture to the other, copies commands, and puts together the command that accepts what is ticked.
// Without this program the page shows the same.
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // Sliders

  for (const slider of all(".wipe input")) {
    const figure = slider.closest(".wipe");
    slider.hidden = false;
    slider.addEventListener("input", () => {
      figure.classList.toggle("wiping", slider.value !== "0");
      figure.style.setProperty("--split", slider.value + "%");
    });
  }

  // Commands

  async function copy(code) {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return true;
    } catch {
      // Pages from disk may be kept from the clipboard: the text is selected then.
      getSelection().selectAllChildren(code);
      return false;
    }
  }

  for (const button of all(".command button")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const isCopied = await copy(button.parentElement.querySelector("code"));
      button.textContent = isCopied ? "Copied" : "Selected";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
  }

  const basket = document.querySelector(".basket");
  if (!basket) return;
  const boxes = all("input[data-accept]");
  const code = basket.querySelector("code");

  function update() {
    const chosen = boxes.filter((box) => box.checked);
    basket.hidden = chosen.length === 0;
    basket.querySelector("p").textContent = `${chosen.length} of ${boxes.length} chosen. Accept them with`;
    code.textContent = basket.dataset.command + chosen.map((box) => " --only " + box.dataset.accept).join("");
  }
  for (const box of boxes) {
    box.closest("label").hidden = false;
    box.addEventListener("change", update);
  }
  update();
})();
