import { CAMERA } from "@kompagnon/contract/verification/rules.ts";
import { BRAND } from "#platform/brand.ts";

/** What is burned into a copy of a document (§ 20 PAuswG): in German, as the document is. */
export const COPY_MARK = `KOPIE – nur für ${BRAND}`;
/** A black bar, as shares of the picture's width and height. */
export type Bar = { id: number; x: number; y: number; width: number; height: number };
/** No side of a chosen file is kept longer. */
const SIDE_MAX = 1920;

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  return [canvas, context];
}

/** What the camera shows at the moment. */
export function frameOf(video: HTMLVideoElement): HTMLCanvasElement {
  const [canvas, context] = canvasOf(video.videoWidth, video.videoHeight);
  context.drawImage(video, 0, 0);
  return canvas;
}

/** A chosen file as a picture, upright and not larger than needed. Rejects for what is none. */
export async function pictureOf(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [canvas, context] = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** The picture as it leaves the browser: bars are black for good, and a document says across itself that it is a copy. */
export function burned(
  picture: HTMLCanvasElement,
  bars: readonly Bar[],
  mark: string | null,
): HTMLCanvasElement {
  const [canvas, context] = canvasOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = "#000";
  for (const { x, y, width, height } of bars)
    context.fillRect(x * canvas.width, y * canvas.height, width * canvas.width, height * canvas.height);
  if (mark !== null) drawMark(context, canvas, mark);
  return canvas;
}

/** Three times across the picture, light with a dark rim: to be read on every ground, and through. */
function drawMark(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  mark: string,
): void {
  context.save();
  context.font = `700 ${Math.round(width / 22)}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = Math.max(1, width / 640);
  context.strokeStyle = "rgb(120 0 0 / 0.75)";
  context.fillStyle = "rgb(255 255 255 / 0.4)";
  for (const share of [0.2, 0.5, 0.8]) {
    context.save();
    context.translate(width / 2, height * share);
    context.rotate(-Math.PI / 16);
    context.strokeText(mark, 0, 0);
    context.fillText(mark, 0, 0);
    context.restore();
  }
  context.restore();
}

/** The picture as a file, without the metadata of a camera. */
export const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("this browser writes no JPEG"))),
      "image/jpeg",
      CAMERA.jpeg,
    );
  });
