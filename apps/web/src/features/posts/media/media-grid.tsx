import type { Media } from "@kompagnon/contract/posts/model.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { useIsNearViewport } from "#ui/near-viewport.ts";

/** A video with the browser's own controls; fetched when it is played. */
function Video({ video }: { video: Media }) {
  const { t } = useTranslation("posts");
  const [broken, setBroken] = useState(false);
  const shape = Math.min(2.2, Math.max(0.75, (video.width ?? 16) / Math.max(1, video.height ?? 9)));
  return (
    <div className="grid gap-1.5">
      <video
        src={video.url}
        {...(video.preview_url && { poster: video.preview_url })}
        aria-label={video.alt || t("media.video")}
        controls
        playsInline
        preload="none"
        onError={() => setBroken(true)}
        style={{ aspectRatio: shape }}
        className="max-h-[36rem] w-full rounded-card bg-sunken object-contain"
      />
      {broken && (
        <p role="alert" className="text-ink-soft text-sm">
          {t("media.video_broken")}
        </p>
      )}
    </div>
  );
}

const Lightbox = lazy(async () => ({ default: (await import("#ui/lightbox.tsx")).Lightbox }));

/** The shape of a single picture, kept between a tower and a panorama. */
const shapeOf = ({ width, height }: Media): number =>
  Math.min(2.2, Math.max(0.75, (width ?? 4) / Math.max(1, height ?? 3)));

const layouts = [
  "",
  "",
  "grid-cols-2 aspect-[16/9]",
  "grid-cols-2 grid-rows-2 aspect-[4/3]",
  "grid-cols-2 grid-rows-2 aspect-[4/3]",
];

/** One to four pictures, or a video. A press shows a picture large. */
export function MediaGrid({ media }: { media: readonly Media[] }) {
  const { t } = useTranslation("posts");
  const [shown, setShown] = useState<number | null>(null);
  const [first] = media;
  if (!first) return null;
  if (first.media_type === "video") return <Video video={first} />;
  const single = media.length === 1;
  return (
    <>
      <div
        className={cx(
          "grid gap-1 overflow-hidden rounded-card",
          single ? "max-h-[36rem]" : layouts[media.length],
        )}
        style={single ? { aspectRatio: shapeOf(first) } : undefined}
      >
        {media.map((image, index) => (
          <button
            key={image.id}
            type="button"
            onClick={() => setShown(index)}
            aria-label={[t("media.show", { number: index + 1, total: media.length }), image.alt]
              .filter(Boolean)
              .join(": ")}
            className={cx(
              "relative min-h-0 min-w-0 cursor-zoom-in bg-sunken focus-visible:-outline-offset-2",
              media.length === 3 && index === 0 && "row-span-2",
            )}
          >
            <Picture image={image} />
          </button>
        ))}
      </div>
      <Suspense fallback={null}>
        {shown !== null && (
          <Lightbox images={media} first={shown} variant="captions" onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}

function Picture({ image }: { image: Media }) {
  const { t } = useTranslation("posts");
  const [broken, setBroken] = useState(false);
  const near = useIsNearViewport();
  if (broken)
    return (
      <span className="absolute inset-0 grid place-items-center p-3 text-ink-soft text-sm">
        {t("media.broken")}
      </span>
    );
  return (
    <img
      src={near ? (image.preview_url ?? image.url) : undefined}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
