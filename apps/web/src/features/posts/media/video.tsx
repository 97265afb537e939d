import type { Media } from "@kompagnon/contract/posts/model.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";

/** A video with the browser's own controls; fetched when it is played. */
export function Video({ video }: { video: Media }) {
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
