import { SIDE } from "./templates.ts";

/**
 * Resolves when the fonts of an element's text are loaded. One by one: some fallback fonts exist on no machine, and the first
 * that fails would end the wait for all.
 */
export async function facesOf(element: Element, text: string): Promise<void> {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  await Promise.allSettled(
    fontFamily.split(",").map((family) => document.fonts.load(`${fontWeight} 100px ${family}`, text)),
  );
}

/** The styles of a shape that are not in its own attributes. */
const STYLES = ["fill", "stroke"] as const;

/** The shapes of a drawing with their colours in them, so that they look the same without the page around them. */
function shapesOf(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone is what it is a clone of
  const inner = [...copy.querySelectorAll<SVGElement>("*")];
  for (const [at, element] of [...svg.querySelectorAll<SVGElement>("*")].entries()) {
    const look = getComputedStyle(element);
    for (const name of STYLES) inner[at]?.setAttribute(name, look.getPropertyValue(name));
    inner[at]?.removeAttribute("class");
  }
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("width", String(SIDE));
  copy.setAttribute("height", String(SIDE));
  return copy;
}

async function drawShapes(context: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const drawing = new XMLSerializer().serializeToString(shapesOf(svg));
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image(SIDE, SIDE);
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, SIDE, SIDE);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Texts are drawn by the canvas, which has the page's faces once they are loaded: a picture of a whole SVG would need them
 * inside it, and browsers draw it before they have read them.
 */
async function drawText(context: CanvasRenderingContext2D, text: SVGTextElement): Promise<void> {
  const { fontFamily, fontSize, fontWeight, letterSpacing, direction, fill } = getComputedStyle(text);
  await facesOf(text, text.textContent);
  Object.assign(context, {
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    fillStyle: fill,
    direction,
    textAlign: "start",
    letterSpacing: letterSpacing === "normal" ? "0px" : letterSpacing,
  });
  const lines = text.children.length > 0 ? [...text.children] : [text];
  for (const line of lines)
    context.fillText(line.textContent, Number(line.getAttribute("x")), Number(line.getAttribute("y")));
}

/** A drawing of the page as a picture, in the page's faces. */
export async function imageOf(svg: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  await drawShapes(context, svg);
  for (const text of svg.querySelectorAll("text")) await drawText(context, text);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made")))),
  );
}
