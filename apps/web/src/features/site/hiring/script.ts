import { download } from "#platform/copy-and-download.ts";
import { facesOf, imageOf } from "./image.ts";
import { type Block, type Measure, place } from "./lines.ts";

/**
 * What the page of hiring pictures does: texts follow what is typed, pictures are made and saved. The page itself is
 * complete without it. It listens to the document, so it does not matter when the page is drawn.
 */
const canvas = document.createElement("canvas").getContext("2d");

/** How wide texts are in the face of an element. */
function measureIn(element: Element): Measure {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  return (text, size) => {
    if (!canvas) return 0;
    canvas.font = `${fontWeight} ${size}px ${fontFamily}`;
    return canvas.measureText(text).width;
  };
}

function write(element: SVGTextElement, words: string): void {
  const block: Block = JSON.parse(element.dataset["block"] ?? "");
  const { size, lines } = place(words, block, measureIn(element));
  element.setAttribute("font-size", String(size));
  element.replaceChildren(
    ...lines.map(({ text, y }) => {
      const line = document.createElementNS(element.namespaceURI, "tspan");
      line.setAttribute("x", String(block.x));
      line.setAttribute("y", String(y));
      line.textContent = text;
      return line;
    }),
  );
}

const pictureIn = (card: Element): SVGSVGElement | null => card.querySelector("svg[role=img]");
/** The card that contains an element, and the page's list of cards. */
const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hiring-picture]") : null;

/** The last typed text, until its fonts are loaded: they may be wider than the fallback. */
async function follow(field: HTMLInputElement): Promise<void> {
  const card = cardOf(field);
  const text = card?.querySelector<SVGTextElement>(`text[data-text="${field.dataset["hiringText"]}"]`);
  if (!card || !text) return;
  const title = () => card.querySelector<HTMLInputElement>('[data-hiring-text="title"]')?.value ?? "";
  write(text, field.value);
  pictureIn(card)?.setAttribute("aria-label", `${card.dataset["hiringPicture"]}: ${title()}`);
  await facesOf(text, field.value);
  write(text, field.value);
}

const nameOf = (card: Element): string => card.getAttribute("data-hiring-file") ?? "picture.png";

async function imagesOf(cards: readonly Element[]): Promise<Map<string, Blob>> {
  const images = new Map<string, Blob>();
  for (const card of cards) {
    const svg = pictureIn(card);
    if (svg) images.set(nameOf(card), await imageOf(svg));
  }
  return images;
}

async function saveAll(name: string, cards: readonly Element[]): Promise<void> {
  const [{ zipSync }, images] = await Promise.all([import("fflate"), imagesOf(cards)]);
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [file, image] of images) files[file] = new Uint8Array(await image.arrayBuffer());
  // Pictures are compressed already.
  download(name, new Blob([zipSync(files, { level: 0 })], { type: "application/zip" }));
}

async function save(button: HTMLElement): Promise<void> {
  const card = cardOf(button);
  const { hiringSave = "" } = button.dataset;
  if (!card) return saveAll(hiringSave, [...document.querySelectorAll("[data-hiring-picture]")]);
  for (const [name, image] of await imagesOf([card])) download(name, image);
}

/** Saves once however often it is pressed, and says when it works and when it did not. */
async function press(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === "true") return;
  const note = document.querySelector<HTMLElement>("[data-hiring-note]");
  const say = (words: string | undefined) => {
    if (note) note.textContent = words ?? "";
  };
  button.ariaBusy = "true";
  say(note?.dataset["busy"]);
  try {
    await save(button);
    say("");
  } catch {
    say(note?.dataset["failed"]);
  } finally {
    button.ariaBusy = null;
  }
}

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset["hiringText"]) void follow(target);
});
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-hiring-save]") : null;
  if (button) void press(button);
});
// Written with guessed widths. The real ones, and the faces that they need, come once the page has been seen.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("[data-hiring-text]")) void follow(field);
  }),
);
