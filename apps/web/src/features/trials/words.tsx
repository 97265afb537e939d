import type { Debrief } from "@kompagnon/contract/trials/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

const TONES = { together: "good", unsure: "neutral", apart: "warn" } as const;

/** The two of a trial project, as it is drawn. */
export type People = {
  chatId: string;
  me: string;
  other: { id: string; name: string };
};

/** What one of the two said in the end. */
export function Words({ debrief, people: { me, other } }: { debrief: Debrief; people: People }) {
  const { t } = useTranslation("trials");
  const mine = debrief.member_id === me;
  return (
    <article className="grid gap-2 rounded-card border border-line px-4 py-3">
      <header className="flex flex-wrap items-center gap-2">
        <h4 className="font-medium">{mine ? t("my_debrief") : t("their_debrief", { name: other.name })}</h4>
        <Badge tone={TONES[debrief.verdict]}>{t(`verdict_${debrief.verdict}`)}</Badge>
      </header>
      {(["good", "hard"] as const).map(
        (field) =>
          debrief[field] !== "" && (
            <div key={field} className="grid gap-0.5">
              <p className="text-ink-soft text-sm">{t(field)}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {debrief[field]}
              </p>
            </div>
          ),
      )}
    </article>
  );
}
