import { Image } from "lucide-react";
import { createContext, use, useEffect, useState } from "react";
import { cx } from "#ui/cx.ts";
import type { PictureObject } from "../model/object.ts";

/** Where pictures of the open document come from; null where there are none to be had. */
export const PicturesContext = createContext<((asset: string) => Promise<string>) | null>(null);

/** The picture of an object, or the place where it will be. */
export function PictureView({ object: { asset, alt, fit, round } }: { object: PictureObject }) {
  const urlOf = use(PicturesContext);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let active = true;
    setUrl(null);
    if (asset && urlOf)
      urlOf(asset).then(
        (found) => active && setUrl(found),
        () => active && setUrl(null), // gone, or not here yet: the empty place says so
      );
    return () => {
      active = false;
    };
  }, [asset, urlOf]);
  const corners = round ? "rounded-[28px]" : "";
  if (url)
    return (
      <img
        src={url}
        alt={alt}
        draggable={false}
        className={cx("block size-full", corners, fit === "cover" ? "object-cover" : "object-contain")}
      />
    );
  return (
    <span
      className={cx("grid size-full place-items-center", corners)}
      style={{ background: "var(--deck-tint)", color: "var(--deck-accent)" }}
    >
      <Image aria-hidden="true" className="size-24 opacity-60" strokeWidth={1.25} />
    </span>
  );
}
