import type { BusinessPlanCard } from "@kompagnon/contract/businessplans/model.ts";
import { businessplansPaths } from "@kompagnon/contract/businessplans/paths.ts";
import { CHAPTERS, PLAN_TITLE_MAX } from "@kompagnon/contract/businessplans/rules.ts";
import { withoutIsolates } from "@kompagnon/messages/isolate.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { toast } from "#ui/toast.tsx";
import { listQuery, planQuery, putPlan } from "../api.ts";
import { readDraft, storeDraft } from "../write/stored-draft.ts";

/** One of my plans, with what can be done with it. */
export function PlanRow({ plan }: { plan: BusinessPlanCard }) {
  const { t } = useTranslation("businessplans");
  const { id: me } = useMember();
  const title = plan.title || t("untitled");
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Link to={businessplansPaths.edit(plan.id)} className="wrap-anywhere hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">
          {t(`families.${plan.family}`)} · {t("written", { n: plan.written, all: CHAPTERS.length })}
        </p>
        <ProgressBar value={plan.written} max={CHAPTERS.length} className="my-1 h-1.5!" />
        <p className="text-ink-soft text-sm">
          <RelativeTime time={plan.changed_at} />
        </p>
        {readDraft(me, plan.id) && <p className="text-bad text-sm">{t("not_saved")}</p>}
      </div>
      <Actions plan={plan} title={title} />
    </Card>
  );
}

function Actions({ plan: { id, family, language }, title }: { plan: BusinessPlanCard; title: string }) {
  const { t } = useTranslation("businessplans");
  const { id: me } = useMember();
  const [asking, setAsking] = useState(false);
  const onError = ({ message }: Error) => toast(message, { kind: "warn" });
  const copy = useMutation({ ...mutation("POST /api/business-plans"), onSuccess: putPlan, onError });
  const remove = useMutation({
    ...mutation("DELETE /api/business-plans/{id}"),
    onSuccess: () => {
      storeDraft(me, id, null);
      queryClient.removeQueries({ queryKey: planQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: listQuery().queryKey });
      toast(t("deleted"));
    },
    onError,
  });
  const copied = withoutIsolates(t("copied_title", { title })).slice(0, PLAN_TITLE_MAX);
  return (
    <div className="-mx-3 -mb-2 flex flex-wrap gap-1">
      <Button
        size="sm"
        variant="quiet"
        busy={copy.isPending}
        onClick={() => copy.mutate({ body: { title: copied, family, language, copy_of: id } })}
      >
        {t("copy")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="text-bad! hover:bg-bad-soft!"
        onClick={() => setAsking(true)}
      >
        {t("delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("delete")}
        text={t("delete_text")}
        confirm={t("delete")}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id } })}
      />
    </div>
  );
}
