import { ImageOff } from "lucide-react";
import { useEffect, useState } from "react";

const place = "size-20 shrink-0 rounded-control bg-sunken";

/** A picture of a document, small and whole; its place where it can't be had. */
export function Thumbnail({
  asset,
  alt,
  urlOf,
}: {
  asset: string;
  alt: string;
  urlOf: (asset: string) => Promise<string>;
}) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    urlOf(asset).then(
      (found) => wanted && setUrl(found),
      () => undefined, // gone, or not here yet: the empty place says so
    );
    return () => {
      wanted = false;
    };
  }, [asset, urlOf]);
  if (url) return <img src={url} alt={alt} draggable={false} className={`${place} object-contain`} />;
  return (
    <span className={`${place} grid place-items-center text-ink-soft`}>
      <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </span>
  );
}
