import { ImageOff } from "lucide-react";
import { createContext, use, useEffect, useState } from "react";
import { cx } from "#ui/cx.ts";
import type { Card } from "../model/card.ts";
import { useWords } from "./use-words.ts";

/** Where pictures of the open document come from. */
export const PicturesContext = createContext<((asset: string) => Promise<string>) | null>(null);

/** The picture of a card, or the place where it will be. */
export function Picture({ card, className }: { card: Card; className?: string }) {
  const { t, title } = useWords();
  const urlOf = use(PicturesContext);
  const [url, setUrl] = useState<string | null>(null);
  const { asset } = card;
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
  if (url) return <img src={url} alt={card.text || title(card)} draggable={false} className={className} />;
  return (
    <span className={cx("grid place-items-center gap-1 bg-sunken text-ink-soft text-xs", className)}>
      <span className="grid justify-items-center gap-1">
        <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("card.picture_missing")}
      </span>
    </span>
  );
}
