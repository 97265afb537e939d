/** A picture that was opened; `address` shows it until `free` is called. */
export type OpenPicture = { image: HTMLImageElement; address: string; free: () => void };
/** Why a file cannot be used. */
export type FileProblem = "not_image" | "heic" | "unreadable";
/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The longest side that is sent, in pixels; the server keeps less. */
const SIDE_MAX = 1024;
const QUALITY = 0.9;

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Opens an image file. Answers why it cannot be used instead of throwing. */
export async function openPicture(file: File): Promise<OpenPicture | FileProblem> {
  if (!file.type.startsWith("image/") && !isHeic(file)) return "not_image";
  const image = new Image();
  const address = URL.createObjectURL(file);
  const free = () => URL.revokeObjectURL(address);
  image.src = address;
  const ready = await image.decode().then(
    () => image.naturalWidth > 0 && image.naturalHeight > 0,
    () => false, // a damaged file, or a format that this browser does not know
  );
  if (ready) return { image, address, free };
  free();
  return isHeic(file) ? "heic" : "unreadable";
}

/** The part of a picture as a square JPEG of at most 1024 px. Rejects if the browser cannot draw. */
export async function cropToJpeg(image: HTMLImageElement, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(SIDE_MAX, Math.round(area.width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser cannot draw pictures");
  context.fillStyle = "white"; // JPEG knows no transparency; black would swallow dark drawings
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser cannot write JPEG"))),
      "image/jpeg",
      QUALITY,
    ),
  );
}
