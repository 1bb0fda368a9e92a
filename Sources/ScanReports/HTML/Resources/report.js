"use strict";
// The page is whole without this: it adds searching, keys, and copying of commands.
{
  const main = document.getElementById("records");
  const search = document.getElementById("search");
  const shown = document.getElementById("shown");
  const help = document.getElementById("help");
  const tabs = [...document.querySelectorAll("[name=show]")];

  // What the style sheet puts in its place stands there for screen readers and the Tab key as well.
  const arrange = (parent) => {
    const order = new Map([...parent.children].map((e) => [e, +getComputedStyle(e).order]));
    parent.append(...[...order.keys()].sort((a, b) => order.get(a) - order.get(b)));
  };
  arrange(main);
  main.before(...document.querySelectorAll(".summary, .tools"));

  const records = [...main.querySelectorAll("article")];
  const groups = [...main.querySelectorAll(".group")];
  const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Map();
  const textOf = (record) => {
    if (!words.has(record)) {
      // Digits are found as they are printed and as they are typed.
      const digits = [...record.querySelectorAll(".digits")].map((e) => e.textContent);
      const typed = digits.map((text) => text.replaceAll(" ", ""));
      words.set(record, [plain(record.textContent), ...typed].join(" "));
    }
    return words.get(record);
  };

  const chosen = () => tabs.find((tab) => tab.checked).value;
  const isInGroup = (element) => chosen() === "all" || element.classList.contains(chosen());
  const visible = () => records.filter((record) => !record.hidden && isInGroup(record));

  const show = () => {
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    for (const record of records) {
      record.hidden = !wanted.every((word) => textOf(record).includes(word));
    }
    for (const group of groups) {
      const status = group.classList[1];
      group.hidden = !records.some((r) => !r.hidden && r.classList.contains(status));
    }
    const count = visible().length;
    shown.textContent = wanted.length === 0 ? "" : count === 0 ? "Nothing found" : `${count} found`;
  };

  const choose = (name) => {
    const tab = tabs.find((tab) => tab.value === name && !tab.disabled);
    if (!tab) return;
    tab.checked = true;
    show();
    scrollTo(0, Math.min(scrollY, main.offsetTop));
  };

  const go = (record) => {
    record?.focus({ preventScroll: true });
    record?.scrollIntoView({ block: "nearest" });
  };
  const step = (by) => {
    const list = visible();
    const here = list.indexOf(document.activeElement?.closest("article"));
    go(here < 0 ? list[0] : list[here + by]);
  };
  // The record in the row below or above whose middle is nearest.
  const stepRow = (by) => {
    const list = visible();
    const here = list.indexOf(document.activeElement?.closest("article"));
    if (here < 0) return go(list[0]);
    const from = list[here].getBoundingClientRect();
    let [row, best, distance] = [null, null, Infinity];
    for (let next = here + by; list[next]; next += by) {
      const box = list[next].getBoundingClientRect();
      if (Math.abs(box.top - from.top) < 1) continue;
      row ??= box.top;
      if (Math.abs(box.top - row) >= 1) break;
      if (Math.abs(box.left - from.left) < distance) {
        [best, distance] = [list[next], Math.abs(box.left - from.left)];
      }
    }
    if (best) go(best);
  };

  const copy = async (code) => {
    if (!code) return;
    getSelection().selectAllChildren(code);
    try {
      await navigator.clipboard.writeText(code.textContent);
      shown.textContent = "Copied";
    } catch {
      shown.textContent = "Selected: copy it with Ctrl C";
    }
    setTimeout(show, 2000);
  };

  const keys = {
    "/": () => search.focus(),
    "?": () => help.showModal(),
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => stepRow(1),
    ArrowUp: () => stepRow(-1),
    c: () => copy(document.activeElement?.closest("article")?.querySelector("code")),
    Enter: () => document.activeElement.querySelector("figure a")?.click(),
  };
  tabs.forEach((tab, index) => { keys[index] = () => choose(tab.value); });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const target = event.target;
    if (target === search) {
      if (event.key !== "Escape") return;
      search.value = "";
      show();
      search.blur();
      return;
    }
    // Arrows are the tabs' own there, and Enter is every link's.
    if (event.key.startsWith("Arrow") && target.type === "radio") return;
    if (event.key === "Enter" && target.localName !== "article") return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  search.addEventListener("input", show);
  for (const tab of tabs) tab.addEventListener("change", show);
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
  help.querySelector("button").addEventListener("click", () => help.close());
  main.addEventListener("click", (event) => copy(event.target.closest("code")));
  for (const hidden of document.querySelectorAll("search, #help-button")) hidden.hidden = false;

  // A link such as report.html#unread opens the page at that group.
  addEventListener("hashchange", () => choose(location.hash.slice(1)));
  choose(location.hash.slice(1));
  show();
}
