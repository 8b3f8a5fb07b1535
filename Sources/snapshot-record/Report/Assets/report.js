"use strict";
(() => {
  const data = window.snapshotReport;
  const $ = (id) => document.getElementById(id);
  const store = { get: (k) => { try { return localStorage.getItem(k); } catch { return null; } },
    set: (k, v) => { try { localStorage.setItem(k, v); } catch { /* file: pages may have none */ } } };
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

  /** A small element builder: h("div.cell", { title: "…" }, children…). */
  const h = (what, attributes = {}, ...children) => {
    const [tag, ...classes] = what.split(".");
    const element = document.createElement(tag || "div");
    element.classList.add(...classes);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
    return element;
  };
  const plural = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

  // ---- State
  const items = data.items;
  const decided = new Map();
  const state = { filter: "all", text: "", view: "", index: 0, mode: store.get("mode") || data.view || "side",
    zoom: 1, x: 0, y: 0, auto: true, split: 0.5, onion: 0.5, blink: 0, blinking: !calm, blend: false, gain: 1, changesOnly: true };
  let shown = items;
  const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion"], ["blink", "Blink"], ["difference", "Difference"], ["sheet", "Sheet"]];
  const current = () => shown[state.index];
  const stateOf = (item) => decided.get(item.id) || item.state;
  const say = (text) => { $("live").textContent = ""; requestAnimationFrame(() => { $("live").textContent = text; }); };

  // ---- Theme
  const setTheme = (theme) => { document.documentElement.dataset.theme = theme; store.set("theme", theme); };
  setTheme(new URLSearchParams(location.search).get("theme") || store.get("theme")
    || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

  // ---- Trees
  const walk = (node, visit, path = []) => { if (!node) return; visit(node, path); (node.k || []).forEach((child) => walk(child, visit, [...path, node])); };
  for (const item of items) {
    item.changedNodes = [];
    walk(item.tree, (node) => { if (node.c !== "same") item.changedNodes.push(node); });
    item.viewNames = [...new Set([...(item.views || []), ...item.changedNodes.map((node) => node.t)])];
    item.haystack = [item.name, item.test, item.file, item.state, ...item.viewNames, ...(item.words || [])].join("\n").toLowerCase();
  }
  const groupOf = (item) => items.filter((other) => other.group === item.group);
  const quietOf = (item) => (data.matched || []).filter((other) => other.group === item.group);

  // ---- Header
  const header = () => {
    document.title = `${plural(items.length, "snapshot")} to look at · ${data.title}`;
    $("title").textContent = data.title;
    $("run").textContent = data.run;
    const views = new Map();
    for (const item of items) for (const name of item.viewNames) views.set(name, (views.get(name) || 0) + 1);
    $("view").append(h("option", { value: "" }, "Any view"),
      ...[...views].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 200).map(([name, n]) => h("option", { value: name }, `${name} (${n})`)));
    chips();
  };
  const chips = () => {
    const counts = {};
    for (const item of items) counts[stateOf(item)] = (counts[stateOf(item)] || 0) + 1;
    const words = ["changed", "added", "error", "tolerated", "accepted", "rejected", "skipped"].filter((word) => counts[word]);
    $("states").replaceChildren(...["all", ...words].map((word) => h("button.chip", { type: "button", "aria-pressed": String(state.filter === word), "data-state": word,
      onclick: () => { state.filter = word; chips(); filter(); } }, word === "all" ? "All" : word, h("b", {}, String(word === "all" ? items.length : counts[word])))));
  };

  // ---- List
  const filter = () => {
    const old = current();
    const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
    shown = items.filter((item) => (state.filter === "all" || stateOf(item) === state.filter)
      && (!state.view || item.viewNames.includes(state.view)) && words.every((word) => item.haystack.includes(word)));
    state.index = Math.max(0, shown.indexOf(old));
    list();
    show();
  };
  const list = () => {
    const rows = [];
    let file = null;
    shown.forEach((item, index) => {
      if (item.file !== file) { file = item.file; rows.push(h("div.file", { role: "presentation", title: file }, file)); }
      const picture = item.actual || item.reference;
      const short = item.name.split("/").pop().replace(/\.png$/, "");
      rows.push(h("div.item", { role: "option", id: `item-${item.id}`, "aria-selected": String(index === state.index), title: item.name, onclick: () => select(index) },
        h("div.thumb", {}, picture ? h("img", { src: picture.src, alt: "", loading: "lazy" }) : h("span", {}, item.kind)),
        h("div.name", {}, h("strong", {}, short), h("small", {}, h(`span.state.${stateOf(item)}`, {}, stateOf(item)), item.summary))));
    });
    $("list").replaceChildren(...(rows.length ? rows : [h("p.none", {}, items.length ? "Nothing matches the filter." : "Nothing to look at.")]));
    mark(false);
  };
  const mark = (scroll = true) => {
    const item = current();
    for (const row of $("list").querySelectorAll(".item")) row.setAttribute("aria-selected", String(item && row.id === `item-${item.id}`));
    if (!item) return $("list").removeAttribute("aria-activedescendant");
    $("list").setAttribute("aria-activedescendant", `item-${item.id}`);
    if (scroll) document.getElementById(`item-${item.id}`)?.scrollIntoView({ block: "nearest" });
  };
  const select = (index) => {
    if (!shown.length) return;
    state.index = Math.min(shown.length - 1, Math.max(0, index));
    state.auto = true;
    history.replaceState(null, "", `#${current().id}`);
    mark();
    show();
    say(`${current().name}, ${stateOf(current())}, ${state.index + 1} of ${shown.length}`);
  };

  // ---- Modes
  const available = (item) => {
    if (!item || item.kind !== "image") return [];
    const both = item.reference && item.actual;
    return modes.filter(([mode]) => mode === "side" || (mode === "sheet" ? groupOf(item).length + quietOf(item).length > 1 : mode === "difference" ? both || item.difference : both)).map(([mode]) => mode);
  };
  const mode = () => { const list = available(current()); return list.includes(state.mode) ? state.mode : list[0]; };
  const setMode = (name) => { if (!available(current()).includes(name)) return; state.mode = name; store.set("mode", name); show(); say(modes.find(([m]) => m === name)[1]); };
  const toolbar = () => {
    const list = available(current());
    $("modes").replaceChildren(...modes.filter(([name]) => list.includes(name)).map(([name, label]) => {
      const key = modes.findIndex(([m]) => m === name) + 1;
      return h("button", { type: "button", role: "radio", "aria-checked": String(mode() === name), tabindex: mode() === name ? "0" : "-1", title: `${label} (${key})`, "data-mode": name, onclick: () => setMode(name) }, label);
    }));
    $("modes").hidden = list.length < 2;
    document.querySelector(".zoom").hidden = !list.length || mode() === "sheet";
    $("spot").hidden = !current()?.numbers?.box;
    knob();
  };
  const range = (label, value, change) => h("input", { type: "range", min: "0", max: "100", value: String(Math.round(value * 100)), "aria-label": label, oninput: (event) => change(event.target.value / 100) });
  const knob = () => {
    const parts = { slider: () => [range("Divider: how much of the reference shows", state.split, (v) => { state.split = v; paint(); })],
      onion: () => ["reference", range("Opacity of the new picture", state.onion, (v) => { state.onion = v; paint(); }), "new"],
      blink: () => [h("button.small", { type: "button", onclick: toggleBlink, "aria-pressed": String(state.blinking), title: "Space" }, state.blinking ? "Pause" : "Blink")],
      difference: () => [h("button.small", { type: "button", "aria-pressed": String(state.blend), title: "x", onclick: toggleBlend }, state.blend ? "Subtracted" : "Marked"),
        ...(state.blend ? [1, 4, 16].map((gain) => h("button.small", { type: "button", "aria-pressed": String(state.gain === gain), onclick: () => { state.gain = gain; show(); } }, `×${gain}`)) : [])] };
    $("knob").replaceChildren(...(parts[mode()]?.() || []));
  };
  const toggleBlend = () => { state.blend = !state.blend; show(); };
  const toggleBlink = () => { state.blinking = !state.blinking; if (!state.blinking) state.blink = 1 - state.blink; paint(); knob(); };
  setInterval(() => { if (mode() === "blink" && state.blinking && !document.hidden) { state.blink = 1 - state.blink; paint(); } }, 650);

  // ---- Stage
  const size = (item) => { const all = [item.reference, item.actual].filter(Boolean); return { w: Math.max(...all.map((p) => p.w)), h: Math.max(...all.map((p) => p.h)) }; };
  const sheetOf = (item, pictures) => {
    const { w, h: height } = size(item);
    const sheet = h("div.sheet-of", {}, ...pictures.map(([picture, extra]) => h(`img${extra ? "." + extra : ""}`, { src: picture.src, alt: picture.alt, width: picture.w, height: picture.h, draggable: "false" })));
    sheet.style.width = `${w}px`; sheet.style.height = `${height}px`;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${w} ${height}`); svg.setAttribute("width", w); svg.setAttribute("height", height); svg.setAttribute("aria-hidden", "true");
    sheet.append(svg);
    return sheet;
  };
  const pane = (item, label, pictures, note) => h("div.pane", { "data-pane": label }, h("div.tag", {}, label, note ? h("small", {}, note) : null), sheetOf(item, pictures));
  const named = (picture, alt) => ({ ...picture, alt });
  const stages = {
    side(item) {
      const note = (picture) => `${picture.w}×${picture.h}`;
      return [item.reference && pane(item, "Reference", [[named(item.reference, "The reference")]], note(item.reference)),
        item.actual && pane(item, item.reference ? "New" : "New, no reference yet", [[named(item.actual, "The new picture")]], note(item.actual)),
        item.difference && pane(item, "Difference", [[named(item.difference, "Where they differ, in red")]])];
    },
    slider(item) {
      const only = pane(item, "Reference", [[named(item.actual, "The new picture")], [named(item.reference, "The reference"), "old"]]);
      only.append(h("div.tag.right", {}, "New"));
      const handle = h("div.divider", { role: "slider", tabindex: "0", "aria-label": "Divider", "aria-valuemin": "0", "aria-valuemax": "100" });
      handle.addEventListener("pointerdown", (event) => { event.stopPropagation(); handle.setPointerCapture(event.pointerId);
        const move = (e) => { const sheet = only.querySelector(".sheet-of").getBoundingClientRect(); state.split = Math.min(1, Math.max(0, (e.clientX - sheet.left) / sheet.width)); paint(); };
        handle.addEventListener("pointermove", move);
        handle.addEventListener("pointerup", () => { handle.removeEventListener("pointermove", move); knob(); }, { once: true }); });
      only.append(handle);
      return [only];
    },
    onion: (item) => [pane(item, "Onion", [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "new"]])],
    blink: (item) => [pane(item, "Reference", [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "new"]])],
    difference(item) {
      if (state.blend || !item.difference) return [pane(item, "Subtracted", [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "blend"]])];
      return [pane(item, "Difference", [[named(item.difference, "Where they differ, in red")]])];
    },
    sheet(item) {
      const cells = groupOf(item).map((cell) => h("button.cell", { type: "button", onclick: () => { state.mode = "side"; select(shown.indexOf(cell) >= 0 ? shown.indexOf(cell) : (reset(), items.indexOf(cell))); } },
        cell.actual || cell.reference ? h("img", { src: (cell.actual || cell.reference).src, alt: "", loading: "lazy" }) : null,
        h("span.row", {}, h("b", {}, cell.cell), h(`span.state.${stateOf(cell)}`, {}, stateOf(cell)))));
      const quiet = quietOf(item).map((cell) => h("div.cell.quiet", {}, h("span.row", {}, h("b", {}, cell.cell), h("span.state.matched", {}, "matched"))));
      return [h("div.grid", { "aria-label": "All snapshots of this test" }, cells, quiet)];
    },
  };
  const textStage = (item) => h("div.text", { tabindex: "0", "aria-label": "Lines that differ" }, h("ol", {}, (item.lines || []).map((line) => line.g
    ? h("li.gap", {}, `… ${plural(line.g, "equal line")} …`)
    : h(`li.${{ "+": "add", "-": "remove", " ": "same" }[line.k]}`, {}, h("i", {}, line.o ? String(line.o) : ""), h("i", {}, line.n ? String(line.n) : ""), h("span", { "aria-label": { "+": "added", "-": "removed", " ": "" }[line.k] }, line.k), line.t))));
  const message = (title, text) => h("div.message", {}, h("h2", {}, title), h("p", {}, text));

  const show = () => {
    const item = current();
    toolbar();
    details();
    const stage = $("stage");
    if (!item) return stage.replaceChildren(items.length ? message("Nothing matches", "Clear the filter to see all snapshots.") : message("All snapshots match", data.run));
    if (item.lines) return stage.replaceChildren(textStage(item));
    if (item.kind !== "image" || !(item.reference || item.actual)) return stage.replaceChildren(message(item.summary, item.problem || "These bytes have no picture."));
    stage.replaceChildren(...stages[mode()](item).filter(Boolean));
    if (mode() === "sheet") return;
    if (state.auto) fit(); else paint();
    for (const element of stage.querySelectorAll(".pane")) grab(element);
  };
  const paint = () => {
    const item = current();
    if (!item) return;
    const sharp = state.zoom * devicePixelRatio > 1;
    $("percent").textContent = `${Math.round(state.zoom * 100 * devicePixelRatio)} %`;
    for (const element of $("stage").querySelectorAll(".pane")) {
      const sheet = element.querySelector(".sheet-of");
      sheet.style.transform = `translate(${state.x}px, ${state.y}px) scale(${state.zoom})`;
      sheet.style.backgroundSize = `${16 / state.zoom}px ${16 / state.zoom}px`;
      sheet.classList.toggle("sharp", sharp);
      const fresh = sheet.querySelector("img.new");
      if (mode() === "onion") fresh.style.opacity = state.onion;
      if (mode() === "blink") { fresh.style.visibility = state.blink ? "visible" : "hidden"; element.querySelector(".tag").textContent = state.blink ? "New" : "Reference"; }
      if (mode() === "slider") {
        const { w } = size(item);
        sheet.querySelector("img.old").style.clipPath = `inset(0 ${Math.max(0, item.reference.w - state.split * w)}px 0 0)`;
        const handle = element.querySelector(".divider");
        handle.style.left = `${state.x + state.split * w * state.zoom}px`;
        handle.setAttribute("aria-valuenow", String(Math.round(state.split * 100)));
      }
      if (mode() === "difference" && state.blend) sheet.style.filter = `brightness(${state.gain})`;
    }
  };
  const fit = (box) => {
    const element = $("stage").querySelector(".pane");
    const item = current();
    if (!element || !item) return;
    const { w, h: height } = size(item);
    const [bx, by, bw, bh] = box || [0, 0, w, height];
    const margin = box ? 60 : 44;
    const zoom = Math.min((element.clientWidth - margin) / bw, (element.clientHeight - margin - (box ? 0 : 20)) / bh);
    state.zoom = Math.max(0.02, box ? Math.min(zoom, 16) : zoom > 1 ? Math.min(Math.floor(zoom), 12) : zoom);
    state.x = element.clientWidth / 2 - (bx + bw / 2) * state.zoom;
    state.y = element.clientHeight / 2 - (by + bh / 2) * state.zoom + (box ? 0 : 10);
    paint();
  };
  const zoomTo = (zoom, cx, cy) => {
    const element = $("stage").querySelector(".pane");
    if (!element) return;
    cx ??= element.clientWidth / 2; cy ??= element.clientHeight / 2;
    zoom = Math.min(64, Math.max(0.02, zoom));
    state.x = cx - (cx - state.x) * zoom / state.zoom;
    state.y = cy - (cy - state.y) * zoom / state.zoom;
    state.zoom = zoom; state.auto = false;
    paint();
  };
  const spot = () => {
    const box = current()?.numbers?.box;
    if (!box) return;
    state.auto = false;
    fit([box[0], box[1], Math.max(1, box[2]), Math.max(1, box[3])]);
    outline(null, box);
  };
  const grab = (element) => {
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      const at = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) return zoomTo(state.zoom * Math.exp(-event.deltaY / 200), event.clientX - at.left, event.clientY - at.top);
      state.x -= event.deltaX; state.y -= event.deltaY; state.auto = false;
      paint();
    }, { passive: false });
    element.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      element.setPointerCapture(event.pointerId);
      let [x, y, moved] = [event.clientX, event.clientY, 0];
      element.classList.add("drag");
      const move = (e) => { state.x += e.clientX - x; state.y += e.clientY - y; moved += Math.abs(e.clientX - x) + Math.abs(e.clientY - y); [x, y] = [e.clientX, e.clientY]; state.auto = false; paint(); };
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", (e) => { element.removeEventListener("pointermove", move); element.classList.remove("drag"); if (moved < 4) pick(element, e); }, { once: true });
    });
    element.addEventListener("dblclick", () => { if (state.auto) zoomTo(1 / devicePixelRatio); else { state.auto = true; fit(); } });
  };

  // ---- Views: outlines, and from a pixel to its view
  const outline = (node, box) => {
    const item = current();
    for (const svg of $("stage").querySelectorAll("svg")) {
      const draw = (frame, name, scale) => {
        if (!frame) return;
        const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        ["x", "y", "width", "height"].forEach((key, i) => rect.setAttribute(key, frame[i] * scale));
        rect.setAttribute("class", name);
        svg.append(rect);
      };
      svg.replaceChildren();
      if (box) draw(box, "box", 1);
      if (node) {
        if (node.c !== "same" && String(node.o) !== String(node.n)) draw(node.o, "was", item.scale);
        draw(node.n, "is", item.scale);
      }
    }
  };
  const pick = (element, event) => {
    const item = current();
    if (!item?.tree) return;
    const at = element.getBoundingClientRect();
    const [px, py] = [(event.clientX - at.left - state.x) / state.zoom / item.scale, (event.clientY - at.top - state.y) / state.zoom / item.scale];
    let found = null;
    walk(item.tree, (node) => { const f = node.n; if (f && px >= f[0] && py >= f[1] && px < f[0] + f[2] && py < f[1] + f[3]) found = node; });
    if (!found) return;
    state.changesOnly = false;
    details();
    const row = [...$("details").querySelectorAll(".node")].find((n) => n.node === found);
    row?.classList.add("picked");
    row?.scrollIntoView({ block: "center" });
    outline(found);
    say(`View ${found.t}`);
  };

  // ---- Details
  const hovers = (element, node) => {
    for (const [enter, leave] of [["mouseenter", "mouseleave"], ["focus", "blur"]]) {
      element.addEventListener(enter, () => outline(node));
      element.addEventListener(leave, () => outline(null));
    }
    element.node = node;
    return element;
  };
  const keep = (node) => node.c !== "same" || (node.k || []).some(keep);
  const tree = (node) => {
    const only = state.changesOnly && current().changedNodes.length;
    const children = (node.k || []).filter((child) => !only || keep(child));
    return h("li", { role: "treeitem", "aria-expanded": children.length ? "true" : undefined }, hovers(h(`div.node.${node.c}`, { tabindex: "-1", title: node.w?.join("\n") || node.t }, node.t), node), children.length ? h("ul", { role: "group" }, children.map(tree)) : null);
  };
  const grouped = (text) => text.replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f"));
  const details = () => {
    const item = current();
    const panel = $("details");
    if (!item) return panel.replaceChildren();
    const sections = [h("section", {}, h("h2", {}, item.name.split("/").pop()), h("p.where", {}, h("code", {}, `${item.file}:${item.line}`)), h("p.where", {}, item.test.split(/(?<=\/)/).flatMap((part) => [part, h("wbr", {})])))];
    if (item.problem) sections.push(h("section", {}, h("h3", {}, "Problem"), item.problem));
    const said = new Set();
    const words = [];
    for (const node of item.changedNodes) for (const text of node.w || []) { said.add(text); words.push(hovers(h("li", { tabindex: "0" }, text), node)); }
    const plain = (item.words || []).filter((text) => !said.has(text) && !text.startsWith("… and "));
    if (words.length + plain.length) sections.push(h("section", {}, h("h3", {}, "What changed"), h("ul.words", {}, plain.map((text) => h("li", {}, text)), words)));
    const n = item.numbers;
    if (n) {
      const facts = [["Pixels", grouped(n.words.split(", by ")[0])], n.words.includes("; allowed: ") && ["Allowed", n.words.split("; allowed: ")[1]], ["Largest step", `${n.largest} of 255`], n.box && ["Within", `x ${n.box[0]}, y ${n.box[1]}, ${n.box[2]}×${n.box[3]}`], item.views?.length && ["Drawn by", item.views.slice(0, 4).join(", ")]].filter(Boolean);
      sections.push(h("section", {}, h("h3", {}, "Numbers"), h("dl.facts", {}, facts.map(([term, text]) => [h("dt", {}, term), h("dd", {}, text)]))));
    }
    if (item.tree) {
      const toggle = item.changedNodes.length ? h("label.toggle", {}, h("input", { type: "checkbox", ...(state.changesOnly ? { checked: "" } : {}), onchange: (event) => { state.changesOnly = event.target.checked; details(); } }), "changes only") : null;
      sections.push(h("section", {}, h("h3", {}, "Views"), toggle, h("ul.tree", { role: "tree", "aria-label": "Views" }, tree(item.tree))));
    }
    if (item.accept) {
      const command = h("code", { title: item.accept }, item.accept);
      sections.push(h("section", {}, h("h3", {}, "Accept it with"), h("div.copy", {}, command, h("button.small", { type: "button", title: "Copy (c)", onclick: copy }, "Copy"))));
    }
    const footer = data.token && item.pending ? h("div.decide", {}, ...[["accept", "Accept", "a", "yes"], ["reject", "Reject", "r"], ["skip", "Skip", "s"]].map(([what, label, key, kind]) =>
      h(`button${kind ? "." + kind : ""}`, { type: "button", id: what, disabled: ["accepted", "rejected"].includes(decided.get(item.id)), "aria-keyshortcuts": key, onclick: () => decide(what) }, label, h("kbd", { "aria-hidden": "true" }, key)))) : null;
    panel.replaceChildren(...sections, ...(footer ? [footer] : []));
  };
  const copy = async () => { const item = current(); if (!item?.accept) return; try { await navigator.clipboard.writeText(item.accept); say("Copied"); } catch { say("Not copied"); } };

  // ---- Decisions
  const decide = async (what) => {
    const item = current();
    if (!item || !data.token || !item.pending || ["accepted", "rejected"].includes(decided.get(item.id))) return;
    if (what === "skip") decided.set(item.id, "skipped");
    else {
      const answer = await fetch(`api/${what}`, { method: "POST", headers: { "Content-Type": "application/json", "X-Snapshot-Token": data.token }, body: JSON.stringify({ id: item.id }) }).catch(() => null);
      if (!answer?.ok) return fail(answer ? await answer.text() : "The server is gone.");
      decided.set(item.id, what === "accept" ? "accepted" : "rejected");
    }
    chips();
    list();
    const next = shown.findIndex((other, index) => index > state.index && !decided.has(other.id));
    select(next >= 0 ? next : state.index);
    say(`${item.name.split("/").pop()}: ${decided.get(item.id)}`);
  };
  const fail = (text) => { say(text); $("keys").replaceChildren(h("h2", { id: "keys-title" }, "It could not be done"), h("p", {}, text), closing()); $("keys").showModal(); };
  const closing = () => h("form", { method: "dialog" }, h("button.small", {}, "Close"));
  const help = () => {
    const keys = [["j / ↓", "next"], ["k / ↑", "previous"], ["1 – 6", "views"], ["d", "next view"], ["f", "fit"], ["z", "to the difference"], ["+ / −", "zoom"], ["0", "pixel to pixel"],
      ["← / →", "divider, opacity"], ["Space", "pause or flip"], ["x", "marked, subtracted"], ["/", "filter"], ["t", "light or dark"], ["c", "copy the command"], ...(data.token ? [["a", "accept"], ["r", "reject"], ["s", "skip"]] : [])];
    $("keys").replaceChildren(h("h2", { id: "keys-title" }, "Keys"), h("dl", {}, keys.map(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)])), h("p", {}), closing());
    $("keys").showModal();
  };

  // ---- Keys
  const reset = () => { state.filter = "all"; state.text = ""; state.view = ""; $("search").value = ""; $("view").value = ""; shown = items; chips(); list(); };
  const nudge = (by) => { const key = { slider: "split", onion: "onion" }[mode()]; if (!key) return false; state[key] = Math.min(1, Math.max(0, state[key] + by)); paint(); knob(); return true; };
  const cycle = () => { const all = available(current()); if (all.length) setMode(all[(all.indexOf(mode()) + 1) % all.length]); };
  const actions = { j: () => select(state.index + 1), ArrowDown: () => select(state.index + 1), k: () => select(state.index - 1), ArrowUp: () => select(state.index - 1), Home: () => select(0), End: () => select(shown.length - 1),
    d: cycle, f: () => { state.auto = true; fit(); }, z: spot, "+": () => zoomTo(state.zoom * 1.5), "=": () => zoomTo(state.zoom * 1.5), "-": () => zoomTo(state.zoom / 1.5), 0: () => zoomTo(1 / devicePixelRatio),
    ArrowLeft: () => nudge(-0.02), ArrowRight: () => nudge(0.02), " ": () => { if (mode() === "blink") toggleBlink(); }, x: () => { if (mode() === "difference") toggleBlend(); },
    t: () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"), c: copy, a: () => decide("accept"), r: () => decide("reject"), s: () => decide("skip"), "/": () => $("search").focus(), "?": help };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
    const typing = event.target.matches("input:not([type=range]):not([type=checkbox]), select");
    if (typing) { if (event.key === "Escape" || event.key === "Enter") { event.target.blur(); $("list").focus(); } return; }
    if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (event.target.matches("button, [type=checkbox]") && event.key === " ") return;
    if (/^[1-6]$/.test(event.key)) { setMode(modes[event.key - 1][0]); return event.preventDefault(); }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  $("search").addEventListener("input", (event) => { state.text = event.target.value; filter(); });
  $("view").addEventListener("change", (event) => { state.view = event.target.value; filter(); });
  $("theme").addEventListener("click", actions.t);
  $("help").addEventListener("click", help);
  $("in").addEventListener("click", actions["+"]);
  $("out").addEventListener("click", actions["-"]);
  $("actual").addEventListener("click", actions[0]);
  $("fit").addEventListener("click", actions.f);
  $("spot").addEventListener("click", spot);
  addEventListener("resize", () => { if (state.auto) fit(); else paint(); });

  header();
  list();
  const wanted = items.findIndex((item) => `#${item.id}` === location.hash);
  state.index = Math.max(0, wanted);
  mark();
  show();
  document.documentElement.dataset.ready = "yes";
})();
