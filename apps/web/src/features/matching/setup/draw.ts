import { PICTURE_QUALITY } from "@kompagnon/contract/matching/rules.ts";
import { FRAME, leavesGaps, type Position, placed, START } from "./geometry.ts";
import type { Picture } from "./picture-file.ts";

/** The picture shrunk to this width and drawn large again is a blur that every browser can do. */
const BLUR_WIDTHS = [64, 18, 64];

const blurs = new WeakMap<Picture, HTMLCanvasElement>();

/** The picture covering the frame, blurred; made once a picture. */
function blurred(picture: Picture): HTMLCanvasElement {
  const cached = blurs.get(picture);
  if (cached) return cached;
  let from = picture.source;
  BLUR_WIDTHS.forEach((width, step) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((width * FRAME.height) / FRAME.width);
    const size = { width: canvas.width, height: canvas.height };
    const at = step === 0 ? placed(picture, START, size) : { x: 0, y: 0, ...size };
    const context = canvas.getContext("2d");
    if (context) context.imageSmoothingQuality = "high";
    context?.drawImage(from, at.x, at.y, at.width, at.height);
    from = canvas;
  });
  blurs.set(picture, from);
  return from;
}

/** Draws the positioned picture into a canvas of the frame's proportions; gaps show the blurred picture. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture, position: Position): void {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser cannot draw pictures");
  const scale = canvas.width / FRAME.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.imageSmoothingQuality = "high";
  const at = placed(picture, position);
  if (leavesGaps(at)) context.drawImage(blurred(picture), 0, 0, FRAME.width, FRAME.height);
  context.drawImage(picture.source, at.x, at.y, at.width, at.height);
}

/** The matching picture as it is sent: a JPEG data URL of 384x600 pixels. Throws if the browser cannot draw. */
export function renderPicture(picture: Picture, position: Position): string {
  const canvas = document.createElement("canvas");
  canvas.width = FRAME.width;
  canvas.height = FRAME.height;
  drawPicture(canvas, picture, position);
  return canvas.toDataURL("image/jpeg", PICTURE_QUALITY);
}

/** So far below its top the square for the profile picture is cut from the matching picture: faces are in the upper half. */
const SQUARE_TOP = 48;

/** The square of a finished matching picture that becomes the profile picture. */
export async function squareOf(image: string): Promise<Blob> {
  const whole = new Image();
  whole.src = image;
  await whole.decode();
  const canvas = document.createElement("canvas");
  canvas.width = FRAME.width;
  canvas.height = FRAME.width;
  canvas.getContext("2d")?.drawImage(whole, 0, -SQUARE_TOP);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser cannot draw pictures"))),
      "image/jpeg",
      PICTURE_QUALITY,
    ),
  );
}
