import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, Suspense, useId, useState } from "react";
import { useNavigate } from "react-router";
import { PageSwitch } from "#features/publicpages/public.ts";
import { call } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetGroup, putGroup, refreshGroup } from "../cache.ts";
import { LinesSkeleton } from "../components/states.tsx";
import { bodyOf, draftOf, problemsOf } from "../form/draft.ts";
import { GroupFields } from "../form/group-fields.tsx";
import { PictureField } from "../form/picture-field.tsx";
import { useRefusal } from "../texts.ts";

const questionsQuery = (id: string) => query("GET /api/groups/{id}/questions", { params: { id } });

/** A group's picture, name, type, topics and questions; for its owner the way to delete it. */
export function GeneralTab({ group }: { group: Group }) {
  const questions = useQuery(questionsQuery(group.id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card padding="lg" className="grid grid-cols-1 gap-6">
        <Picture group={group} />
        <Loaded
          data={questions.data}
          failed={
            questions.error && (
              <ErrorState className="py-6!" error={questions.error} onRetry={() => questions.refetch()} />
            )
          }
          loading={<LinesSkeleton lines={5} />}
        >
          {(data) => <ChangeForm group={group} questions={data.items.map(({ question }) => question)} />}
        </Loaded>
      </Card>
      <OpenToAll group={group} />
      {group.my_role === "owner" && <DeleteSection group={group} />}
    </div>
  );
}

/** Whether people without an account may read what the group is about. */
function OpenToAll({ group }: { group: Group }) {
  const { t } = useTranslation("publicpages");
  return (
    <Card as="section" padding="lg" className="grid grid-cols-1 gap-2">
      <h2 className="text-xl">{t("group_title")}</h2>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <PageSwitch key={group.group_type} kind="group" id={group.id} />
      </Suspense>
    </Card>
  );
}

function ChangeForm({ group, questions }: { group: Group; questions: string[] }) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  // What is being written is not overwritten by what others change meanwhile.
  const [draft, setDraft] = useState(() => draftOf(group, questions));
  const [checked, setChecked] = useState(false);
  const problems = problemsOf(draft);
  const saving = useMutation({
    ...mutation("PATCH /api/groups/{id}"),
    onSuccess: (saved) => {
      putGroup(saved);
      void queryClient.invalidateQueries({ queryKey: questionsQuery(group.id).queryKey });
      toast(t("saved"), { kind: "good" });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0 || saving.isPending) return;
    saving.mutate({ params: { id: group.id }, body: bodyOf(draft) });
  };
  return (
    <Form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <GroupFields draft={draft} onChange={setDraft} problems={checked ? problems : {}} />
      {saving.error && <FormError boxed>{saving.error.message || ui("error_text")}</FormError>}
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {ui("save")}
      </Button>
    </Form>
  );
}

function Picture({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const removing = useMutation({
    ...mutation("DELETE /api/groups/{id}/avatar"),
    onSuccess: () => putGroup({ ...group, avatar_path: null }),
    onError: (failure) => refuse(failure),
  });
  const send = async (file: Blob) => {
    const { publicUrl } = await call("POST /api/groups/{id}/avatar", { params: { id: group.id }, file });
    putGroup({ ...group, avatar_path: publicUrl });
    refreshGroup(group.id);
    toast(t("saved"), { kind: "good" });
  };
  return (
    <PictureField id={group.id} name={group.name} src={group.avatar_path} onPicture={send}>
      {group.avatar_path && (
        <Button
          variant="quiet"
          className="text-bad! hover:bg-bad-soft!"
          busy={removing.isPending}
          onClick={() => removing.mutate({ params: { id: group.id } })}
        >
          {t("form.picture_remove")}
        </Button>
      )}
    </PictureField>
  );
}

/** Deletes a group after its owner has typed its name. */
function DeleteSection({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="delete-title" padding="lg" className="grid gap-3">
      <h2 id="delete-title" className="text-lg">
        {t("delete.title")}
      </h2>
      <p className="text-ink-soft">{t("delete.text")}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("delete.title")}
      </Button>
      <DeleteDialog group={group} open={open} onOpenChange={setOpen} />
    </Card>
  );
}

function DeleteDialog({
  group,
  open,
  onOpenChange,
}: {
  group: Group;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const deleting = useMutation({
    ...mutation("DELETE /api/groups/{id}"),
    onSuccess: async () => {
      toast(t("delete.done", { name: group.name }));
      await navigate(groupsPaths.groups, { replace: true });
      forgetGroup(group.id);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!deleting.isPending) deleting.mutate({ params: { id: group.id }, body: { name: typed } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !deleting.isPending && onOpenChange(next)}
      size="sm"
      title={t("delete.ask", { name: group.name })}
      description={t("delete.text")}
      footer={
        <>
          <Button variant="secondary" disabled={deleting.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={typed.trim() === ""}
            busy={deleting.isPending}
          >
            {t("delete.confirm")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={t("delete.type_name", { name: group.name })}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {deleting.error && <FormError boxed>{deleting.error.message || ui("error_text")}</FormError>}
      </Form>
    </Dialog>
  );
}
