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
  /** Of two renderers no picture is the reference and none is new. */
  const sides = data.sides;
  const names = { reference: sides?.reference || "Reference", actual: sides?.actual || "New" };
  /** Nothing has changed between two renderers. */
  const noun = sides ? "difference" : "change";
  const stateWord = (state) => sides?.states[state] || state;
  const placeOf = (item) => (item.line ? `${item.file}:${item.line}` : item.file);
  const plural = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

  // ---- State
  const items = data.items;
  const decided = new Map();
  const state = { filter: "all", text: "", view: "", index: 0, mode: store.get("mode") || data.view || "side",
    zoom: 1, x: 0, y: 0, auto: true, spot: false, only: null, split: 0.5, onion: 0.5, blink: 0, blinking: !calm, blend: false, gain: 1, changesOnly: true };
  let shown = items;
  /** What the list shows, from the top: changes, and snapshots alone or below their change. */
  let rows = [];
  const open = new Set();
  const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion"], ["blink", "Blink"], ["difference", "Difference"], ["sheet", "Sheet"]];
  const row = () => rows[state.index];
  const change = () => (row()?.item ? null : row()?.change);
  const current = () => row()?.item || (row()?.change && membersOf(row().change)[0]);
  const stateOf = (item) => decided.get(item.id) || item.state;
  let toasting = 0;
  const toast = (text) => { const box = $("toast"); box.textContent = text; box.classList.add("on"); clearTimeout(toasting); toasting = setTimeout(() => box.classList.remove("on"), 2600); say(text); };
  const say = (text) => { $("live").textContent = ""; requestAnimationFrame(() => { $("live").textContent = text; }); };

  // ---- Theme
  // The system's, also where it changes later; another one once somebody has chosen it.
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemTheme = () => (dark.matches ? "dark" : "light");
  let chosenTheme = new URLSearchParams(location.search).get("theme") || store.get("chosen-theme");
  const showTheme = () => { document.documentElement.dataset.theme = chosenTheme || systemTheme(); };
  const setTheme = (theme) => { chosenTheme = theme === systemTheme() ? "" : theme; store.set("chosen-theme", chosenTheme); showTheme(); };
  dark.addEventListener("change", showTheme);
  showTheme();

  // ---- Trees
  const walk = (node, visit, path = []) => { if (!node) return; visit(node, path); (node.k || []).forEach((child) => walk(child, visit, [...path, node])); };
  for (const item of items) {
    item.changedNodes = [];
    walk(item.tree, (node) => { if (node.c !== "same") item.changedNodes.push(node); });
    item.viewNames = [...new Set([...(item.views || []), ...item.changedNodes.map((node) => node.t)])];
    item.haystack = [item.name, item.test, item.arguments || "", item.file, item.state, ...item.viewNames, ...(item.words || [])].join("\n").toLowerCase();
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of items) item.changes = [];
  const changes = (data.changes || []).map((one) => ({ ...one, items: one.items.map((id) => byId.get(id)).filter(Boolean) })).filter((one) => one.items.length);
  for (const one of changes) for (const item of one.items) item.changes.push(one);
  /** Parts of snapshots that are right: a snapshot is accepted once all of its changes are. */
  const marks = new Map();
  const isMarked = (item, one) => marks.get(item.id)?.has(one.n) || false;
  const isShared = (one) => one.items.length > 1;
  const membersOf = (one) => (isShared(one) ? one.items.filter((item) => visible.has(item)) : one.items);
  let visible = new Set(items);
  const titleOf = (one) => one.words[0] + (one.words.length > 1 ? ` and ${one.words.length - 1} more` : "");
  const shortOf = (item) => item.name.split("/").pop().replace(/\.png$/, "");
  /** A case of a parameterized test has its arguments beside the name. */
  const fullName = (item) => (item.arguments ? `${item.name} with ${item.arguments}` : item.name);
  const withArguments = (item, text) => [item.arguments, text].filter(Boolean).join(" · ");
  /** The end of a name says more than its middle. */
  const cut = (text, tail = 12) => text.length <= tail + 4 ? [h("span.tail", {}, text)] : [h("span.head", {}, text.slice(0, -tail)), h("span.tail", {}, text.slice(-tail))];
  const groupOf = (item) => items.filter((other) => other.group === item.group);
  const quietOf = (item) => (data.matched || []).filter((other) => other.group === item.group);

  // ---- Header
  const header = () => {
    const shared = changes.length && changes.length < items.filter((item) => item.changes.length).length;
    const count = shared ? `${plural(changes.length, noun)} in ${plural(items.length, "snapshot")}` : plural(items.length, "snapshot");
    document.title = `${count} to look at · ${data.title}`;
    $("title").textContent = data.title;
    $("run").textContent = $("run").title = shared ? `${count} · ${data.run}` : data.run;
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
      onclick: () => { state.filter = word; chips(); filter(); } }, word === "all" ? "All" : stateWord(word), h("b", {}, String(word === "all" ? items.length : counts[word])))));
  };

  // ---- List
  const filter = () => {
    const old = row();
    const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
    shown = items.filter((item) => (state.filter === "all" || stateOf(item) === state.filter)
      && (!state.view || item.viewNames.includes(state.view)) && words.every((word) => item.haystack.includes(word)));
    visible = new Set(shown);
    arrange(old);
    list();
    show();
  };
  const same = (a, b) => a && b && a.item === b.item && a.change === b.change;
  /** Changes that several snapshots show, then snapshots alone. */
  const arrange = (old = row()) => {
    rows = [];
    for (const one of changes.filter(isShared)) {
      const members = membersOf(one);
      if (!members.length) continue;
      rows.push({ change: one });
      if (open.has(one.n)) for (const item of members) rows.push({ change: one, item });
    }
    for (const item of shown) if (!item.changes.some(isShared)) rows.push({ item, change: item.changes[0] || null });
    const found = old ? rows.findIndex((other) => same(other, old)) : -1;
    state.index = Math.max(0, found >= 0 ? found : old?.item ? rows.findIndex((other) => other.item === old.item || (other.change === old.change && !other.item)) : 0);
  };
  const toggle = (one) => { if (open.has(one.n)) open.delete(one.n); else open.add(one.n); arrange({ change: one }); list(); show(); };
  /** A picture of a size, enlarged where it differs. */
  const crop = (item, picture, w, h0, around = 1.8) => {
    const box = item.numbers?.box;
    const img = h("img", { src: picture.src, alt: "", loading: "lazy" });
    const frame = h("div.crop", {}, img);
    const small = box && box[2] * box[3] < picture.w * picture.h * 0.35;
    const scale = small ? Math.min(w / Math.max(box[2] * around, 24), h0 / Math.max(box[3] * around, 24), 8) : Math.min(w / picture.w, h0 / picture.h);
    const zoom = Math.max(scale, Math.min(w / picture.w, h0 / picture.h));
    const [cx, cy] = small ? [box[0] + box[2] / 2, box[1] + box[3] / 2] : [picture.w / 2, picture.h / 2];
    const clamp = (start, length, room) => (length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start)));
    img.style.width = `${picture.w * zoom}px`;
    img.style.transform = `translate(${clamp(w / 2 - cx * zoom, picture.w * zoom, w)}px, ${clamp(h0 / 2 - cy * zoom, picture.h * zoom, h0)}px)`;
    if (zoom > 1.5) frame.classList.add("sharp");
    frame.style.width = `${w}px`; frame.style.height = `${h0}px`;
    return frame;
  };
  const pill = (name, text = stateWord(name)) => h(`span.state.${name}`, {}, text);
  const stateOfChange = (one) => {
    const members = membersOf(one);
    const states = new Set(members.map(stateOf));
    if (states.size === 1) return [...states][0];
    if (members.every((item) => decided.has(item.id) || isMarked(item, one))) return "accepted";
    return members.find((item) => !decided.has(item.id))?.state || "changed";
  };
  const itemRow = (item, one, index) => {
    const picture = item.actual || item.reference;
    return h(`div.item${one && isShared(one) ? ".inner" : ""}`, { role: "option", id: `item-${index}`, "data-id": item.id, "aria-selected": String(index === state.index), title: fullName(item), onclick: () => select(index) },
      h("div.thumb", {}, picture ? crop(item, picture, 40, 50) : h("span", {}, item.kind)),
      h("div.name", {}, h("strong.cut", {}, cut(shortOf(item))), h("small", {}, pill(stateOf(item)), withArguments(item, one && isShared(one) ? shownElsewhere(item, one) : item.summary))));
  };
  const shownElsewhere = (item, one) => { const others = item.changes.filter((other) => other !== one); return others.length ? `also: ${others.map(titleOf).join("; ")}` : placeOf(item).split("/").pop(); };
  const changeRow = (one, index) => {
    const members = membersOf(one);
    const [first] = members;
    const picture = first.actual || first.reference;
    return h("div.item.change", { role: "option", id: `item-${index}`, "aria-selected": String(index === state.index), "aria-expanded": String(open.has(one.n)), title: one.words.join("\n"), onclick: () => select(index) },
      h("div.thumb.stack", {}, picture ? crop(first, picture, 40, 50) : h("span", {}, first.kind)),
      h("div.name", {}, h("strong", {}, titleOf(one)), h("small", {}, pill(stateOfChange(one)), plural(members.length, "snapshot"))),
      h("button.fold", { type: "button", tabindex: "-1", "aria-label": open.has(one.n) ? "Close" : "Open", title: "Enter", onclick: (event) => { event.stopPropagation(); toggle(one); } }, "›"));
  };
  const list = () => {
    const parts = [];
    let file = null;
    const shared = rows.some((one) => one.change && isShared(one.change));
    if (shared) parts.push(h("div.file", { role: "presentation" }, `${plural(changes.filter((one) => isShared(one) && membersOf(one).length).length, noun)} in several snapshots`));
    rows.forEach((one, index) => {
      if (!one.item) return parts.push(changeRow(one.change, index));
      const inner = one.change && isShared(one.change);
      if (!inner && one.item.file !== file) { file = one.item.file; parts.push(h("div.file.cut", { role: "presentation", title: file }, cut(file, 24))); }
      parts.push(itemRow(one.item, one.change, index));
    });
    $("list").replaceChildren(...(parts.length ? parts : [h("p.none", {}, items.length ? "Nothing matches the filter." : "Nothing to look at.")]));
    bulk();
    mark(false);
  };
  /** Decides about everything that the filter shows. */
  const bulk = () => {
    const left = shown.filter((item) => item.pending && !["accepted", "rejected"].includes(decided.get(item.id)));
    $("bulk").hidden = !data.token || (!left.length && !steps.length);
    if (!data.token) return;
    const all = shown.length === items.length ? "all" : "the";
    $("bulk").replaceChildren(
      ...(left.length ? [h("button.small", { type: "button", id: "accept-shown", title: "Accept whatever the filter shows (A)", onclick: acceptShown }, `Accept ${all} ${left.length}${all === "all" ? "" : " shown"}`)] : []),
      h("button.small", { type: "button", id: "undo", disabled: !steps.length, title: "Take back the last decision (u)", onclick: undo }, "Undo", h("kbd", { "aria-hidden": "true" }, "u")));
  };
  const mark = (scroll = true) => {
    const chosen = document.getElementById(`item-${state.index}`);
    for (const other of $("list").querySelectorAll(".item[aria-selected=true]")) if (other !== chosen) other.setAttribute("aria-selected", "false");
    if (!chosen) return $("list").removeAttribute("aria-activedescendant");
    chosen.setAttribute("aria-selected", "true");
    $("list").setAttribute("aria-activedescendant", chosen.id);
    if (scroll) chosen.scrollIntoView({ block: "nearest" });
  };
  const select = (index) => {
    if (!rows.length) return;
    state.index = Math.min(rows.length - 1, Math.max(0, index));
    state.auto = true;
    history.replaceState(null, "", change() ? `#change-${change().n}` : `#${current().id}`);
    mark();
    show();
    const what = change() ? `${titleOf(change())}, ${plural(membersOf(change()).length, "snapshot")}` : `${fullName(current())}, ${stateOf(current())}`;
    say(`${what}, ${state.index + 1} of ${rows.length}`);
  };

  // ---- Modes
  const available = (item) => {
    if (!item || item.kind !== "image") return [];
    const both = item.reference && item.actual;
    return modes.filter(([mode]) => mode === "side" || (mode === "sheet" ? groupOf(item).length + quietOf(item).length > 1 : mode === "difference" ? both || item.difference : both)).map(([mode]) => mode);
  };
  const mode = () => { if (change() && !state.only) return "all"; const list = available(current()); return list.includes(state.mode) ? state.mode : list[0]; };
  const setMode = (name) => { if (!available(current()).includes(name)) return; state.mode = name; state.only = change(); store.set("mode", name); show(); say(modes.find(([m]) => m === name)[1]); };
  const setAll = () => { state.only = null; show(); };
  const toolbar = () => {
    const list = available(current());
    if (state.only !== change()) state.only = null;
    const all = change() ? [h("button", { type: "button", role: "radio", "aria-checked": String(mode() === "all"), "data-mode": "all", title: `All snapshots of the ${noun} (7)`, onclick: setAll }, `All ${membersOf(change()).length}`)] : [];
    $("modes").replaceChildren(...all, ...modes.filter(([name]) => list.includes(name)).map(([name, label]) => {
      const key = modes.findIndex(([m]) => m === name) + 1;
      return h("button", { type: "button", role: "radio", "aria-checked": String(mode() === name), tabindex: mode() === name ? "0" : "-1", title: `${label} (${key})`, "data-mode": name, onclick: () => setMode(name) }, label);
    }));
    $("modes").hidden = list.length + all.length < 2;
    document.querySelector(".zoom").style.visibility = !list.length || ["sheet", "all"].includes(mode()) ? "hidden" : "visible";
    $("spot").disabled = !current()?.numbers?.box;
    knob();
  };
  const range = (label, value, change) => h("input", { type: "range", min: "0", max: "100", value: String(Math.round(value * 100)), "aria-label": label, oninput: (event) => change(event.target.value / 100) });
  const knob = () => {
    const parts = { slider: () => [range("Divider: how much of the reference shows", state.split, (v) => { state.split = v; paint(); })],
      onion: () => [sides?.reference || "reference", range("Opacity of the new picture", state.onion, (v) => { state.onion = v; paint(); }), sides?.actual || "new"],
      blink: () => [h("button.small", { type: "button", onclick: toggleBlink, "aria-pressed": String(state.blinking), title: "Space" }, state.blinking ? "Pause" : "Blink")],
      difference: () => [h("button.small", { type: "button", "aria-pressed": String(state.blend), title: "x", onclick: toggleBlend }, state.blend ? "Subtracted" : "Marked"),
        ...(state.blend ? [1, 4, 16].map((gain) => h("button.small", { type: "button", "aria-pressed": String(state.gain === gain), onclick: () => { state.gain = gain; show(); } }, `×${gain}`)) : [])] };
    $("knob").replaceChildren(...(parts[mode()]?.() || []));
    $("knob").hidden = !$("knob").childNodes.length;
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
  const mostTiles = 1000;
  const stages = {
    side(item) {
      const note = (picture) => `${picture.w}×${picture.h}`;
      return [item.reference && pane(item, names.reference, [[named(item.reference, "The reference")]], note(item.reference)),
        item.actual && pane(item, item.reference ? names.actual : "New, no reference yet", [[named(item.actual, "The new picture")]], note(item.actual)),
        item.difference && pane(item, "Difference", [[named(item.difference, "Where they differ, in red")]])];
    },
    slider(item) {
      const only = pane(item, names.reference, [[named(item.actual, "The new picture")], [named(item.reference, "The reference"), "old"]]);
      only.append(h("div.tag.right", {}, names.actual));
      const handle = h("div.divider", { role: "slider", tabindex: "0", "aria-label": "Divider", "aria-valuemin": "0", "aria-valuemax": "100" });
      handle.addEventListener("pointerdown", (event) => { event.stopPropagation(); handle.setPointerCapture(event.pointerId);
        const move = (e) => { const sheet = only.querySelector(".sheet-of").getBoundingClientRect(); state.split = Math.min(1, Math.max(0, (e.clientX - sheet.left) / sheet.width)); paint(); };
        handle.addEventListener("pointermove", move);
        handle.addEventListener("pointerup", () => { handle.removeEventListener("pointermove", move); knob(); }, { once: true }); });
      only.append(handle);
      return [only];
    },
    onion: (item) => [pane(item, "Onion", [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "new"]])],
    blink: (item) => [pane(item, names.reference, [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "new"]])],
    difference(item) {
      if (state.blend || !item.difference) return [pane(item, "Subtracted", [[named(item.reference, "The reference")], [named(item.actual, "The new picture"), "blend"]])];
      return [pane(item, "Difference", [[named(item.difference, "Where they differ, in red")]])];
    },
    all() {
      const one = change();
      const tile = (item) => h("button.cell.pair", { type: "button", title: fullName(item), "data-id": item.id, onclick: () => { open.add(one.n); arrange({ change: one, item }); list(); select(state.index); } },
        h("span.both", {}, item.reference ? crop(item, item.reference, 140, 132, 2.6) : null, item.actual ? crop(item, item.actual, 140, 132, 2.6) : null),
        h("span.row", {}, h("b.cut", {}, cut(shortOf(item))), pill(isMarked(item, one) && !decided.has(item.id) ? "skipped" : stateOf(item), isMarked(item, one) && !decided.has(item.id) ? "waits" : stateWord(stateOf(item)))),
        item.arguments ? h("small.arguments", {}, item.arguments) : null);
      return [h("div.grid.pairs", { tabindex: "0", "aria-label": `All snapshots of this ${noun}: ${names.reference} and ${names.actual}` }, membersOf(one).slice(0, mostTiles).map(tile), membersOf(one).length > mostTiles ? h("p.none", {}, `and ${membersOf(one).length - mostTiles} more in the list`) : null)];
    },
    sheet(item) {
      const cells = groupOf(item).map((cell) => h("button.cell", { type: "button", onclick: () => { state.mode = "side"; reveal(cell); } },
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
    if (mode() === "all" && item) return stage.replaceChildren(...stages.all());
    if (!item) return stage.replaceChildren(items.length ? message("Nothing matches", "Clear the filter to see all snapshots.") : data.refused ? message("Results were refused", data.run) : message("All snapshots match", data.run));
    if (item.lines) return stage.replaceChildren(textStage(item));
    if (item.kind !== "image" || !(item.reference || item.actual)) return stage.replaceChildren(message(item.summary, item.problem || "These bytes have no picture."));
    stage.replaceChildren(...stages[mode()](item).filter(Boolean));
    if (mode() === "sheet") return;
    if (state.auto) arrive(); else paint();
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
      if (mode() === "blink") { fresh.style.visibility = state.blink ? "visible" : "hidden"; element.querySelector(".tag").textContent = state.blink ? names.actual : names.reference; }
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
  /** Where a difference is small it would not be seen in a picture that fits. */
  const arrive = () => {
    const item = current();
    const box = item?.numbers?.box;
    const pane = $("stage").querySelector(".pane");
    if (!box || !pane || !item.reference || !item.actual) return fit();
    const { w, h: height } = size(item);
    state.split = 0.5;
    const whole = Math.min((pane.clientWidth - 44) / w, (pane.clientHeight - 64) / height);
    if (Math.max(box[2] * whole, box[3] * whole) > Math.min(pane.clientWidth, pane.clientHeight) * 0.3) return fit();
    // With enough around it to know the place: three times the box, and a quarter of the picture at least.
    const [bw, bh] = [Math.max(box[2] * 3, w / 4), Math.max(box[3] * 3, height / 4)];
    state.split = (box[0] + box[2] / 2) / w;
    fit([box[0] + box[2] / 2 - bw / 2, box[1] + box[3] / 2 - bh / 2, bw, bh]);
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
    element.addEventListener("dblclick", () => { if (state.auto) zoomTo(1 / devicePixelRatio); else { state.auto = true; arrive(); } });
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
    if (change()) return panel.replaceChildren(...changeDetails(change()), ...footer());
    const sections = [h("section", {}, h("h2", {}, item.name.split("/").pop()), h("p.where", {}, h("code", {}, placeOf(item))), h("p.where", {}, item.test.split(/(?<=\/)/).flatMap((part) => [part, h("wbr", {})])), item.arguments && h("p.where.arguments", {}, `with ${item.arguments}`))];
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
      const command = h("code.cut", { title: item.accept }, cut(item.accept, 18));
      sections.push(h("section", {}, h("h3", {}, "Accept it with"), h("div.copy", {}, command, h("button.small", { type: "button", title: "Copy (c)", onclick: copy }, "Copy"))));
    }
    const others = item.changes.filter((one) => isShared(one));
    if (others.length) sections.splice(1, 0, h("section", {}, h("h3", {}, "Part of"), h("ul.words", {}, others.map((one) => h("li", {}, h("button.link", { type: "button", onclick: () => { arrange({ change: one }); list(); select(rows.findIndex((other) => other.change === one && !other.item)); } }, titleOf(one)), h("small", {}, `${plural(one.items.length, "snapshot")}${isMarked(item, one) ? ", accepted" : ""}`))))));
    panel.replaceChildren(...sections, ...footer());
  };
  /** Of kinds that say in how far snapshots show one change. */
  const proofs = { views: "All of them differ for the same reasons, and in no other pixel.", renderer: "The lists of what to draw are the same; only the renderer is another one.", places: "The same pixels, or lines, differ in all of them." };
  const changeDetails = (one) => {
    const members = membersOf(one);
    const waiting = sides ? [] : members.filter((item) => item.changes.length > 1);
    const files = new Map();
    for (const item of members) files.set(item.file, (files.get(item.file) || 0) + 1);
    return [
      h("section", {}, h("h2", {}, titleOf(one)), h("p.where", {}, `In ${plural(members.length, "snapshot")}${members.length < one.items.length ? ` of ${one.items.length}` : ""}`)),
      one.words.length > 1 && h("section", {}, h("h3", {}, "What changed"), h("ul.words", {}, one.words.map((text) => h("li", {}, text)))),
      proofs[one.kind] && h("section", {}, h("h3", {}, "How it is known"), h("p.where", {}, proofs[one.kind])),
      waiting.length ? h("section", {}, h("h3", {}, "Other changes"), h("p.where", {}, `${plural(waiting.length, "snapshot")} of it ${waiting.length === 1 ? "shows" : "show"} another change, too, and ${waiting.length === 1 ? "is" : "are"} accepted when that is.`)) : null,
      h("section", {}, h("h3", {}, "Tests"), h("dl.facts", {}, [...files].map(([file, count]) => [h("dt", {}, String(count)), h("dd.cut", { title: file }, cut(file, 24))]))),
      one.accept && h("section", {}, h("h3", {}, "Accept it with"), h("div.copy", {}, h("code.cut", { title: one.accept }, cut(one.accept, 18)), h("button.small", { type: "button", title: "Copy (c)", onclick: copy }, "Copy"))),
    ].filter(Boolean);
  };
  const isDone = (item, one) => ["accepted", "rejected"].includes(decided.get(item.id)) || (one && isMarked(item, one));
  const footer = () => {
    const one = change();
    const members = one ? membersOf(one) : [current()];
    if (!data.token || !members.some((item) => item.pending)) return [];
    const left = members.filter((item) => !isDone(item, one));
    const count = one ? ` ${left.length || members.length}` : "";
    return [h("div.decide", {}, ...[["accept", `Accept${count}`, "a", "yes"], ["reject", "Reject", "r"], ["skip", "Skip", "s"]].map(([what, label, key, kind]) =>
      h(`button${kind ? "." + kind : ""}`, { type: "button", id: what, disabled: !left.length, "aria-keyshortcuts": key, onclick: () => decide(what) }, label, h("kbd", { "aria-hidden": "true" }, key))))];
  };
  const copy = async () => { const command = (change() || current())?.accept; if (!command) return; try { await navigator.clipboard.writeText(command); toast("Copied"); } catch { toast("Not copied"); } };

  // ---- Decisions
  /** What one key has decided, for the way back. */
  const steps = [];
  let busy = false;
  const post = (path, body) => fetch(`api/${path}`, { method: "POST", headers: { "Content-Type": "application/json", "X-Snapshot-Token": data.token }, body: JSON.stringify(body) }).catch(() => null);
  /** In parts, because a request is short and its answer has a deadline. */
  const send = async (what, ids) => {
    const done = [], refused = [];
    let number;
    for (let start = 0; start < ids.length; start += 100) {
      const answer = await post(what, { ids: ids.slice(start, start + 100), step: number, isOne: ids.length === 1 });
      if (!answer?.ok) { refused.push({ words: answer ? await answer.text() : "The server is gone." }); break; }
      const verdict = await answer.json();
      number = verdict.step;
      done.push(...verdict.done); refused.push(...verdict.refused);
    }
    return { done, refused, number };
  };
  const decide = (what) => {
    if (!data.token || !current()) return;
    const one = change();
    const members = one ? membersOf(one) : [current()];
    const left = members.filter((item) => item.pending && !isDone(item, one));
    if (!left.length) {
      const state = one ? stateOfChange(one) : stateOf(current());
      return toast(members.some((item) => item.pending) ? `Already ${state}${steps.length ? "; u takes back the last decision" : ""}` : "Nothing is pending here");
    }
    return settle(what, left, one);
  };
  const acceptShown = () => settle("accept", shown.filter((item) => item.pending && !isDone(item)), null);
  const settle = async (what, members, one) => {
    if (busy || !members.length) return;
    const step = { ids: [], marks: [], row: row() };
    if (what === "skip") {
      for (const item of members) { decided.set(item.id, "skipped"); step.ids.push(item.id); }
    } else {
      if (what === "accept" && one) for (const item of members) { if (!marks.has(item.id)) marks.set(item.id, new Set()); marks.get(item.id).add(one.n); step.marks.push([item.id, one.n]); }
      const ready = what === "accept" && one ? members.filter((item) => item.changes.every((other) => isMarked(item, other))) : members;
      busy = true;
      const { done, refused, number } = ready.length ? await send(what, ready.map((item) => item.id)) : { done: [], refused: [] };
      busy = false;
      for (const id of done) { decided.set(id, what === "accept" ? "accepted" : "rejected"); step.ids.push(id); }
      step.number = done.length ? number : undefined;
      if (refused.length) {
        const lost = new Set(ready.map((item) => item.id).filter((id) => !done.includes(id)));
        step.marks = step.marks.filter(([id, n]) => { if (!lost.has(id)) return true; marks.get(id).delete(n); return false; });
        fail([...new Set(refused.map((one) => one.words))].join("\n"));
      }
      if (!step.ids.length && !step.marks.length) return;
      const waits = step.marks.length - done.length;
      const verb = what === "accept" ? "accepted" : "rejected";
      toast(`${plural(done.length, "snapshot")} ${verb}${one && waits > 0 ? `; ${waits} of the change ${waits === 1 ? "waits" : "wait"} for others` : ""}`);
    }
    steps.push(step);
    onward(step.row);
  };
  /** To what is still to be decided, after the row that was. */
  const onward = (old) => {
    chips();
    arrange(old);
    list();
    const isOpen = (one) => (one.item ? !decided.has(one.item.id) && !(one.change && isShared(one.change) && isMarked(one.item, one.change)) : membersOf(one.change).some((item) => !decided.has(item.id) && !isMarked(item, one.change)));
    const next = rows.findIndex((one, index) => index > state.index && isOpen(one));
    const any = next >= 0 ? next : rows.findIndex(isOpen);
    select(any >= 0 ? any : state.index);
  };
  const undo = async () => {
    if (busy || !data.token) return;
    const step = steps.at(-1);
    if (!step) return toast("There is no decision to undo");
    let gone = 0;
    if (step.number !== undefined) {
      busy = true;
      const answer = await post("undo", { step: step.number });
      busy = false;
      if (!answer?.ok) return fail(answer ? await answer.text() : "The server is gone.");
      const waiting = new Set((await answer.json()).done);
      // Of an inline snapshot the value comes again with the next run.
      for (const id of step.ids) if (!waiting.has(id)) { byId.get(id).pending = false; gone += 1; }
    }
    steps.pop();
    for (const id of step.ids) decided.delete(id);
    for (const [id, n] of step.marks) marks.get(id)?.delete(n);
    chips();
    filter();
    arrange(step.row);
    list();
    select(state.index);
    toast(gone ? `Undone; the next run finds ${plural(gone, "snapshot")} again` : "Undone");
  };
  const reveal = (item) => {
    if (!visible.has(item)) reset();
    const one = item.changes.find(isShared);
    if (one) open.add(one.n);
    arrange({ item, change: one || item.changes[0] || null });
    list();
    select(state.index);
  };
  const fail = (text) => { say(text); $("keys").replaceChildren(h("h2", { id: "keys-title" }, "It could not be done"), h("p", {}, text), closing()); $("keys").showModal(); };
  const closing = () => h("form", { method: "dialog" }, h("button.small", {}, "Close"));
  const help = () => {
    const keys = [["j / ↓", "next"], ["k / ↑", "previous"], ["1 – 6", "views"], ["d", "next view"], ["f", "fit"], ["z", "to the difference"], ["+ / −", "zoom"], ["0", "pixel to pixel"],
      ["← / →", "divider, opacity"], ["Space", "pause or flip"], ["x", "marked, subtracted"], ["/", "filter"], ["t", "light or dark"], ["c", "copy the command"], ["Enter", "open a change"], ["7", "all of a change"], ...(data.token ? [["a", "accept"], ["r", "reject"], ["s", "skip"], ["A", "accept what is shown"], ["u", "undo"]] : [])];
    $("keys").replaceChildren(h("h2", { id: "keys-title" }, "Keys"), h("dl", {}, keys.map(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)])), h("p", {}), closing());
    $("keys").showModal();
  };

  // ---- Keys
  const reset = () => { state.filter = "all"; state.text = ""; state.view = ""; $("search").value = ""; $("view").value = ""; chips(); filter(); };
  const nudge = (by) => { const key = { slider: "split", onion: "onion" }[mode()]; if (!key) return false; state[key] = Math.min(1, Math.max(0, state[key] + by)); paint(); knob(); return true; };
  const cycle = () => { const all = available(current()); if (all.length) setMode(all[(all.indexOf(mode()) + 1) % all.length]); };
  const actions = { j: () => select(state.index + 1), ArrowDown: () => select(state.index + 1), k: () => select(state.index - 1), ArrowUp: () => select(state.index - 1), Home: () => select(0), End: () => select(rows.length - 1), Enter: () => change() && toggle(change()), A: () => data.token && acceptShown(), u: undo,
    d: cycle, f: () => { state.auto = true; fit(); }, z: spot, "+": () => zoomTo(state.zoom * 1.5), "=": () => zoomTo(state.zoom * 1.5), "-": () => zoomTo(state.zoom / 1.5), 0: () => zoomTo(1 / devicePixelRatio),
    ArrowLeft: () => nudge(-0.02), ArrowRight: () => nudge(0.02), " ": () => { if (mode() === "blink") toggleBlink(); }, x: () => { if (mode() === "difference") toggleBlend(); },
    t: () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"), c: copy, a: () => decide("accept"), r: () => decide("reject"), s: () => decide("skip"), "/": () => $("search").focus(), "?": help };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
    const typing = event.target.matches("input:not([type=range]):not([type=checkbox]), select");
    if (typing) { if (event.key === "Escape" || event.key === "Enter") { event.target.blur(); $("list").focus(); } return; }
    if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (event.target.matches("button, [type=checkbox]") && [" ", "Enter"].includes(event.key)) return;
    if (event.key === "7") { if (change()) setAll(); return event.preventDefault(); }
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
  addEventListener("resize", () => { if (!$("stage").querySelector(".pane")) return; if (state.auto) arrive(); else paint(); });

  arrange();
  header();
  list();
  const wanted = items.find((item) => `#${item.id}` === location.hash);
  if (wanted) reveal(wanted);
  else {
    state.index = Math.max(0, rows.findIndex((one) => !one.item && `#change-${one.change.n}` === location.hash));
    mark();
    show();
  }
  document.documentElement.dataset.ready = "yes";
})();
