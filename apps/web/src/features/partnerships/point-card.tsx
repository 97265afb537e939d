import type { Path, Point } from "@kompagnon/contract/partnerships/model.ts";
import { POINT_MAX } from "@kompagnon/contract/partnerships/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { Check, Clock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { usePathChange } from "./api.ts";

/** A recorded point: the other member confirms it, both may reword or remove it. */
export function PointCard({
  point,
  chatId,
  other,
  open,
  about,
}: {
  point: Point;
  chatId: string;
  other: Path["other"];
  /** Whether anything can be changed. */
  open: boolean;
  /** The question that it settles. */
  about?: string;
}) {
  const { t } = useTranslation("partnerships");
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const confirm = usePathChange("PUT /api/paths/{id}/points/{pointId}/confirmed", chatId);
  const change = usePathChange("PATCH /api/paths/{id}/points/{pointId}", chatId);
  const remove = usePathChange("DELETE /api/paths/{id}/points/{pointId}", chatId);
  const params = { id: chatId, pointId: point.id };
  const failure = confirm.error ?? change.error;
  const save = async () => {
    if (draft === null || draft.trim() === "" || lengthOf(draft) > POINT_MAX) return;
    await change.mutateAsync({ params, body: { text: draft } });
    setDraft(null);
  };
  return (
    <article className="grid gap-2 rounded-control border border-line bg-raised px-4 py-3">
      {about && <p className="text-ink-soft text-sm">{about}</p>}
      {draft === null ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {point.text}
        </p>
      ) : (
        <TextArea
          label={t("point_change")}
          hideLabel
          value={draft}
          max={POINT_MAX}
          rows={2}
          dir="auto"
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      <PointStatus point={point} other={other} />
      {failure && <FormError boxed>{failure.message || t("not_done")}</FormError>}
      {open && (
        <div className="-me-2 flex flex-wrap justify-end gap-1.5">
          {draft !== null ? (
            <>
              <Button size="sm" variant="quiet" onClick={() => setDraft(null)}>
                {t("cancel")}
              </Button>
              <Button size="sm" variant="secondary" onClick={save}>
                {t("save")}
              </Button>
            </>
          ) : (
            <>
              <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
                {t("point_remove")}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setDraft(point.text)}>
                {t("point_change")}
              </Button>
              {point.author_id === other.id && point.confirmed_at === null && (
                <Button
                  size="sm"
                  busy={confirm.isPending}
                  onClick={() => confirm.mutate({ params, body: { written_at: point.written_at } })}
                >
                  {t("point_confirm")}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("point_remove")}
        text={t("point_remove_sure")}
        confirm={t("point_remove")}
        danger
        error={remove.isError && (remove.error.message || t("not_done"))}
        onConfirm={() => remove.mutateAsync({ params })}
      />
    </article>
  );
}

function PointStatus({ point, other }: { point: Point; other: Path["other"] }) {
  const { t } = useTranslation("partnerships");
  const name = other.username;
  const done = point.confirmed_at !== null;
  const Icon = done ? Check : Clock;
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <Icon
        aria-hidden="true"
        className={done ? "size-4 shrink-0 text-good" : "size-4 shrink-0"}
        strokeWidth={1.75}
      />
      {done
        ? t("point_confirmed")
        : t(point.author_id === other.id ? "point_yours" : "point_waits", { name })}
    </p>
  );
}
