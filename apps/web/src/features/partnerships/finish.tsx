import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { isNeeded, questionsOf } from "@kompagnon/contract/partnerships/questions.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { usePartChange } from "./api.ts";

/** Marks a part as finished, or unfinished again. */
export function Finish({ known }: { known: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const finish = usePartChange("PUT /api/paths/{id}/parts/{part}/done", known.chat_id);
  const reopen = usePartChange("DELETE /api/paths/{id}/parts/{part}/done", known.chat_id);
  const input = { params: { id: known.chat_id, part: known.part } };
  const given = new Set(known.mine.map(({ question }) => question));
  const missing = questionsOf(known.part).filter((key) => isNeeded(key) && !given.has(key)).length;
  const failure = finish.error ?? reopen.error;
  if (known.i_am_done)
    return (
      <Banner
        tone="good"
        action={
          <Button size="sm" variant="secondary" busy={reopen.isPending} onClick={() => reopen.mutate(input)}>
            {t("reopen")}
          </Button>
        }
      >
        {t("waiting", { name: known.other.username })}
        {failure && <FormError>{failure.message || t("not_done")}</FormError>}
      </Banner>
    );
  return (
    <section className="grid justify-items-end gap-2">
      {failure && <FormError boxed>{failure.message || t("not_done")}</FormError>}
      <Button size="lg" busy={finish.isPending} disabled={missing > 0} onClick={() => finish.mutate(input)}>
        {t("finish")}
      </Button>
      <p role="status" className="text-end text-ink-soft text-sm">
        {missing > 0 ? t("missing", { count: missing }) : t("finish_hint")}
      </p>
    </section>
  );
}
