/** Why a file cannot be used. */
export type FileProblem = "not_image" | "heic" | "unreadable";

/** A picture that can be drawn, no larger than needed. */
export type Picture = { source: HTMLCanvasElement; width: number; height: number };

/** At 300 % a picture of this size is still sharp; larger ones would only make dragging slow. */
const LONGEST_SIDE = 2400;

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a file claims to be an image. Browsers leave the type of HEIC files empty. */
const claimsImage = (file: File): boolean => file.type.startsWith("image/") || isHeic(file);

/** Opens an image file, turned upright. Answers why it cannot be used instead of throwing. */
export async function openPicture(file: File): Promise<Picture | FileProblem> {
  if (!claimsImage(file)) return "not_image";
  const decoded = await decode(file);
  if (!decoded) return isHeic(file) ? "heic" : "unreadable";
  const { image, width, height, free } = decoded;
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const source = document.createElement("canvas");
  source.width = Math.max(1, Math.round(width * share));
  source.height = Math.max(1, Math.round(height * share));
  const context = source.getContext("2d");
  context?.drawImage(image, 0, 0, source.width, source.height);
  free();
  return context ? { source, width: source.width, height: source.height } : "unreadable";
}

/** Bitmaps are quick; an image element also draws SVG. Null if the browser can do neither. */
async function decode(file: File) {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap)
    return { image: bitmap, width: bitmap.width, height: bitmap.height, free: () => bitmap.close() };
  const image = new Image();
  const address = URL.createObjectURL(file);
  const free = () => URL.revokeObjectURL(address);
  image.src = address;
  const ready = await image.decode().then(
    () => image.naturalWidth > 0 && image.naturalHeight > 0,
    () => false,
  );
  if (ready) return { image, width: image.naturalWidth, height: image.naturalHeight, free };
  free();
  return null;
}
