import { Hourglass, MessageCircle, Send } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { type Card, isClosed } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import { GROUNDS, KIND_STYLES, STATUS_TONES } from "./card-styles.ts";
import { Picture } from "./picture.tsx";
import { useWords } from "./use-words.ts";

/** A card on the board. `owner` is the name of its owner. */
export function CardFace({
  card,
  owner,
  comments = 0,
  waits = 0,
  chosen = false,
  others = [],
}: {
  card: Card;
  owner: string | null;
  comments?: number;
  /** How many cards it still waits for. */
  waits?: number;
  chosen?: boolean;
  /** Who else has it open. */
  others?: readonly string[];
}) {
  const { t, title, facts, number, list } = useWords();
  const { icon: Icon, ink, bar } = KIND_STYLES[card.kind];
  const foot = facts(card, { short: true });
  const edge = () => {
    if (chosen) return "border-accent outline-2 outline-accent";
    return others.length > 0 ? "border-signal" : "border-line-strong/60";
  };
  return (
    <div
      className={cx(
        "relative flex size-full flex-col overflow-hidden rounded-card border text-start text-ink",
        GROUNDS[card.colour],
        edge(),
      )}
    >
      <span aria-hidden="true" className={cx("absolute inset-y-0 start-0 w-1", bar)} />
      {card.kind === "image" && <Picture card={card} className="min-h-0 w-full flex-1 object-cover" />}
      <div
        className={cx(
          "flex min-h-0 flex-col gap-1 ps-3.5 pe-3",
          card.kind === "image" ? "py-1" : "flex-1 py-2.5",
        )}
      >
        <p className={cx("flex min-w-0 items-start gap-2", comments > 0 && card.kind !== "image" && "pe-9")}>
          <Icon
            aria-label={t(`kind.${card.kind}`)}
            className={cx("mt-0.5 size-4 shrink-0", ink)}
            strokeWidth={1.75}
          />
          <bdi
            className={cx(
              "min-w-0 font-semibold text-sm leading-snug",
              card.kind === "image" ? "truncate" : "line-clamp-2 wrap-anywhere",
              isClosed(card) && says(card.kind, "status") && "text-ink-soft line-through",
            )}
          >
            {title(card)}
          </bdi>
        </p>
        {card.kind !== "image" && card.text && (
          <p dir="auto" className="line-clamp-2 text-ink-soft text-xs wrap-anywhere">
            {card.text}
          </p>
        )}
        {card.kind !== "image" && (
          <p className="mt-auto flex min-w-0 items-center gap-2 text-ink-soft text-xs">
            {says(card.kind, "status") && card.status !== "open" && (
              <span className="shrink-0 whitespace-nowrap">
                <Badge tone={STATUS_TONES[card.status]}>{t(`status.${card.status}`)}</Badge>
              </span>
            )}
            <span className="truncate tabular-nums">{foot.join(" · ")}</span>
            {waits > 0 && (
              <span className="flex shrink-0 items-center gap-0.5 tabular-nums">
                <Hourglass aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
                <span className="sr-only">{t("wait.open", { number: number(waits) })}</span>
                <span aria-hidden="true">{number(waits)}</span>
              </span>
            )}
            {card.sent && says(card.kind, "sent") && (
              <Send
                aria-label={t("team.sent")}
                className="size-3.5 shrink-0 text-accent"
                strokeWidth={1.75}
              />
            )}
            {owner !== null && <bdi className="ms-auto max-w-20 shrink-0 truncate font-medium">{owner}</bdi>}
          </p>
        )}
      </div>
      {comments > 0 && (
        <span className="absolute end-1.5 top-1.5 flex items-center gap-1 rounded-full bg-signal px-1.5 font-semibold text-on-signal text-xs tabular-nums">
          <MessageCircle aria-hidden="true" className="size-3" strokeWidth={2} />
          <span className="sr-only">{t("card.comments", { number: number(comments) })}</span>
          <span aria-hidden="true">{number(comments)}</span>
        </span>
      )}
      {others.length > 0 && (
        <span className="absolute end-0 bottom-0 max-w-full truncate rounded-ss-control bg-signal px-1.5 text-on-signal text-xs">
          {t("card.editing", { name: list(others) })}
        </span>
      )}
    </div>
  );
}
