import { AUTHOR_MAX, FAMILIES, PLAN_LANGUAGES } from "@kompagnon/contract/businessplans/rules.ts";
import { call } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { Outlook } from "../result/outlook.tsx";
import { NumberFields } from "./number-fields.tsx";
import type { PlanDraft } from "./use-plan.ts";

/** The numbers of a plan, and in short what they come to. */
export function NumbersPart({ draft }: { draft: PlanDraft }) {
  const { numbers } = draft.plan;
  return (
    <>
      <NumberFields numbers={numbers} onChange={(next) => draft.change({ numbers: next })} />
      <Unfinished draft={draft} />
      <Outlook numbers={numbers} short />
    </>
  );
}

/** What the numbers come to, and the plan as a file. */
export function OutlookPart({ draft }: { draft: PlanDraft }) {
  return (
    <>
      <Unfinished draft={draft} />
      <Outlook numbers={draft.plan.numbers}>
        <Finish draft={draft} />
      </Outlook>
    </>
  );
}

/** Says that some fields hold no number that counts. */
function Unfinished({ draft: { typed } }: { draft: PlanDraft }) {
  const { t } = useTranslation("businessplans");
  if (Object.keys(typed).length === 0) return null;
  return <Banner tone="warn">{t("unfinished")}</Banner>;
}

/** The plan as a file; folded, what it is about, its language and who presents it. */
function Finish({ draft }: { draft: PlanDraft }) {
  const { t } = useTranslation("businessplans");
  const { t: ui } = useTranslation("ui");
  const { plan, change, flush } = draft;
  const get = async (format: "pdf" | "docx") => {
    if (Object.keys(draft.typed).length > 0) return toast(t("unfinished_file"), { kind: "warn" });
    if (!(await flush())) return;
    try {
      const file = await call("GET /api/business-plans/{id}/file", {
        params: { id: plan.id },
        query: { format },
      });
      download(`${plan.title || t("title")}.${format}`, file);
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
    }
  };
  return (
    <Card padding="sm" className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => get("pdf")}>
          {t("pdf")}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => get("docx")}>
          {t("docx")}
        </Button>
      </div>
      <p className="text-pretty text-ink-soft text-sm">{t("advice")}</p>
      <details className="-my-1.5 open:mb-0">
        <summary className="inline-flex min-h-10 items-center font-medium text-accent text-sm">
          {t("file_details")}
        </summary>
        <div className="grid gap-5 pt-3">
          <ChoiceChip
            label={t("family")}
            choices={FAMILIES.map((value) => ({ value, label: t(`families.${value}`) }))}
            value={plan.family}
            onChange={(family) => family && change({ family })}
          />
          <ChoiceChip
            label={t("language")}
            choices={PLAN_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={plan.language}
            onChange={(language) => language && change({ language })}
          />
          <TextField
            label={t("author")}
            hint={t("author_hint")}
            value={plan.author}
            maxLength={AUTHOR_MAX}
            dir="auto"
            autoComplete="name"
            onChange={(event) => change({ author: event.target.value })}
          />
        </div>
      </details>
    </Card>
  );
}
