import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useSay } from "../words.ts";

/** At first that many are shown. */
const SHOWN_FIRST = 5;

/** The most frequent of a kind, each with its share of the first as a bar; the others on request. */
export function Ranking({
  title,
  entries,
}: {
  title: string;
  entries: readonly { key: string; name: ReactNode; count: number; more?: string }[];
}) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...entries.map(({ count }) => count));
  return (
    <Card as="section" aria-label={title} className="grid content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      {entries.length === 0 && <p className="text-ink-soft text-sm">{t("none_yet")}</p>}
      <ol className="grid gap-1.5 text-sm">
        {(all ? entries : entries.slice(0, SHOWN_FIRST)).map(({ key, name, count, more }) => (
          <li key={key} className="relative flex items-baseline justify-between gap-3 px-2 py-1.5">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-0 rounded-control bg-accent-soft"
              style={{ width: `${(count / most) * 100}%` }}
            />
            <span className="relative min-w-0 wrap-anywhere">{name}</span>
            <span className="relative flex shrink-0 gap-3 tabular-nums">
              {more && <span className="text-ink-soft">{more}</span>}
              <span>{say.number(count)}</span>
            </span>
          </li>
        ))}
      </ol>
      {!all && entries.length > SHOWN_FIRST && (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
