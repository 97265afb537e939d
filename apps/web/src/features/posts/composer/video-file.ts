/** What a browser knows of a video before it is uploaded; sides in pixels, length in seconds. */
export type VideoFacts = { width: number; height: number; seconds: number; poster: Blob | null };

/** A video that takes longer to open than this, in ms, is uploaded without its measures. */
const WAIT_MS = 8_000;
/** The longest side of the still picture, in px. */
const POSTER_SIDE = 1_280;

const until = (video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The video does not open")), WAIT_MS);
    const settle = (work: () => void) => () => {
      clearTimeout(timer);
      work();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(new Error("The video does not open"))),
      { once: true },
    );
  });

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, POSTER_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.82));
}

/** Opens a video and draws its first picture; null where this browser can't play it. `url` is the file's own address. */
export async function readVideo(url: string): Promise<VideoFacts | null> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  try {
    const loaded = until(video, "loadeddata");
    video.src = url;
    await loaded;
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0 || height === 0) return null;
    const seconds = Number.isFinite(duration) ? duration : 0;
    const seeked = until(video, "seeked");
    video.currentTime = Math.min(0.1, seconds / 2);
    await seeked;
    return { width, height, seconds, poster: await draw(video) };
  } catch {
    return null; // another codec: the server looks at its bytes, and people with another browser can play it
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}
