import { TEAM_GOAL_MAX, TEAM_NAME_MAX, TEAM_NAME_MIN } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";

const EMPTY = { name: "", goal: "", lead: "", members: "" };

/** Founds a team for others. */
export function AdminFoundDialog({
  open,
  onClose,
  onFounded,
}: {
  open: boolean;
  onClose: () => void;
  onFounded: () => unknown;
}) {
  const { t } = useTranslation("teams");
  const { t: staff } = useTranslation("teams/staff");
  const [draft, setDraft] = useState(EMPTY);
  const found = useMutation({
    ...mutation("POST /api/admin/teams"),
    onSuccess: () => {
      setDraft(EMPTY);
      onClose();
      void onFounded();
    },
  });
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part });
  const ready =
    draft.name.trim().length >= TEAM_NAME_MIN &&
    draft.lead.trim() !== "" &&
    lengthOf(draft.goal) <= TEAM_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || found.isPending) return;
    const members = draft.members.split(/[\s,;،，]+/u).filter((name) => name !== "");
    found.mutate({ body: { ...draft, members } });
  };
  const wrong = (field: "lead" | "members") =>
    found.error?.details.find((one) => one.field.startsWith(field))?.message;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("found")}
      description={t("form.text")}
    >
      <Form onSubmit={submit} aria-busy={found.isPending} className="grid gap-4">
        <TextField
          label={t("form.name")}
          value={draft.name}
          maxLength={TEAM_NAME_MAX}
          dir="auto"
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t("form.goal")}
          optional
          value={draft.goal}
          max={TEAM_GOAL_MAX}
          rows={2}
          dir="auto"
          onChange={(event) => change({ goal: event.target.value })}
        />
        <TextField
          label={staff("lead")}
          value={draft.lead}
          maxLength={40}
          autoComplete="off"
          dir="auto"
          error={wrong("lead")}
          onChange={(event) => change({ lead: event.target.value })}
        />
        <TextField
          label={staff("members")}
          optional
          value={draft.members}
          maxLength={1000}
          autoComplete="off"
          dir="auto"
          error={wrong("members")}
          onChange={(event) => change({ members: event.target.value })}
        />
        {found.isError && <FormError boxed>{found.error.message}</FormError>}
        <Button type="submit" busy={found.isPending} disabled={!ready} className="justify-self-end">
          {t("form.create")}
        </Button>
      </Form>
    </Dialog>
  );
}
