import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useMutation } from "@tanstack/react-query";
import { lazy, type SubmitEvent, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type ApiError, call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshGroup, refreshMine } from "./cache.ts";
import { bodyOf, type Draft, EMPTY, problemsOf } from "./form/draft.ts";
import { GroupFields } from "./form/group-fields.tsx";
import { PictureField } from "./form/picture-field.tsx";

const NAME = "groups.new" satisfies DeviceName;

/** What was written of a new group in this tab; an empty draft where there is none. */
function readStoredDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    return kept !== null && typeof kept === "object" ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY; // storage is blocked, or the stored value is invalid
  }
}

/** Keeps what is written of a new group until it is founded; null forgets it. */
function storeDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(NAME, JSON.stringify(draft));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Storage is blocked: the draft is lost with this page.
  }
}

const UpgradeDialog = lazy(async () => ({
  default: (await import("./join/upgrade-dialog.tsx")).UpgradeDialog,
}));

/** `/dashboard/groups/new`: founds a group. What is written stays in this tab until it is founded. */
export default function CreatePage() {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const [draft, setDraft] = useState(readStoredDraft);
  const [picture, setPicture] = useState<{ file: Blob; address: string } | null>(null);
  const [checked, setChecked] = useState(false);
  const [limited, setLimited] = useState(false);
  const founding = useFounding(picture?.file ?? null, () => setLimited(true));
  useEffect(() => () => URL.revokeObjectURL(picture?.address ?? ""), [picture]);
  const problems = problemsOf(draft);
  const change = (next: Draft) => {
    setDraft(next);
    storeDraft(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0 && !founding.isPending) founding.mutate(draft);
  };
  const { error } = founding;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("found")}</DocumentTitle>
      <BackLink to={groupsPaths.groups}>{t("back")}</BackLink>
      <div>
        <h1 className="text-2xl">{t("found")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("form.lead")}</p>
      </div>
      <Card padding="lg">
        <Form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          <PictureField
            id="new"
            name={draft.name}
            src={picture?.address ?? null}
            onPicture={async (file) => setPicture({ file, address: URL.createObjectURL(file) })}
          />
          <GroupFields draft={draft} onChange={change} problems={checked ? problems : {}} />
          {error && error.code !== "test_version_limit" && (
            <FormError boxed>{error.message || ui("error_text")}</FormError>
          )}
          <Button type="submit" size="lg" busy={founding.isPending} className="justify-self-start">
            {t("found")}
          </Button>
        </Form>
      </Card>
      <Suspense fallback={null}>
        {limited && <UpgradeDialog open={limited} onOpenChange={setLimited} />}
      </Suspense>
    </div>
  );
}

/** Creates the group, then uploads its picture: a failed upload is reported, the group exists anyway. */
function useFounding(picture: Blob | null, onLimit: () => void) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  return useMutation<Awaited<ReturnType<typeof found>>, ApiError, Draft>({
    mutationFn: (draft) => found(draft, picture),
    onSuccess: async ({ group, pictured }) => {
      storeDraft(null);
      await refreshMine();
      refreshGroup(group.id);
      toast(pictured ? t("form.founded", { name: group.name }) : t("form.picture_failed"), {
        kind: pictured ? "good" : "warn",
      });
      await navigate(
        group.group_type === "private"
          ? groupsPaths.settings(group.id, "invites")
          : groupsPaths.enter(group.id),
      );
    },
    onError: ({ code }) => code === "test_version_limit" && onLimit(),
  });
}

async function found(draft: Draft, picture: Blob | null) {
  const group = await call("POST /api/groups", { body: bodyOf(draft) });
  const pictured =
    picture === null ||
    (await call("POST /api/groups/{id}/avatar", { params: { id: group.id }, file: picture }).then(
      () => true,
      () => false, // said on the page that opens
    ));
  return { group, pictured };
}
