import { useMutation, useQuery } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { call } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { Anchor, LoadingLines, useDialog } from "../section.tsx";
import { profileQuery, recordQuery } from "./api.ts";
import { type FileProblem, type OpenPicture, openPicture } from "./crop.ts";
import { valuesOf } from "./draft.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { DraftState } from "./use-draft.ts";

/** Picture and profile (spec: account, section 2). */
export function ProfileArea({ draft }: { draft: DraftState }) {
  const me = useMember();
  const profile = useQuery(profileQuery(me.id));
  const record = useQuery(recordQuery(me.id));
  const error = profile.error ?? record.error;
  const form = () => {
    if (profile.data && record.data)
      return (
        <ProfileForm
          saved={valuesOf(profile.data, record.data)}
          newsletterConfirmed={record.data.newsletter_confirmed}
          state={draft}
        />
      );
    if (!error) return <LoadingLines lines={8} />;
    return <ErrorState error={error} onRetry={() => Promise.all([profile.refetch(), record.refetch()])} />;
  };
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-5">
      <Anchor id="picture">
        <AvatarSection />
      </Anchor>
      {form()}
    </div>
  );
}

/** Fetches the member's picture again everywhere. Resolves when the shell has it. */
async function pictureChanged(userId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
  await refreshSession();
}

/** Removes the member's picture, after a confirmation. */
function RemoveAvatar() {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const me = useMember();
  const dialog = useDialog();
  const remove = useMutation(mutation("DELETE /api/profiles/{userId}/avatar"));
  return (
    <>
      <Button
        variant="quiet"
        className="text-bad! hover:bg-bad-soft!"
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={dialog.show}
      >
        {t("avatar.remove")}
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onOpenChange={dialog.setOpen}
        title={t("avatar.remove_title")}
        text={t("avatar.remove_text")}
        confirm={t("avatar.remove")}
        danger
        error={remove.error && (remove.error.message || ui("error_text"))}
        onConfirm={async () => {
          await remove.mutateAsync({ params: { userId: me.id } });
          await pictureChanged(me.id);
          toast(t("avatar.removed"), { kind: "good" });
        }}
      />
    </>
  );
}

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

/** The member's picture: choose or drop a file, crop it, or remove it. */
export function AvatarSection() {
  const { t } = useTranslation("settings");
  const { t: setup } = useTranslation("matching");
  const me = useMember();
  const title = useId();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    setProblem(null);
    setReading(true);
    const opened = await openPicture(file);
    setReading(false);
    if (typeof opened === "string") setProblem(opened);
    else setPicture(opened);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const save = async (file: Blob) => {
    await call("POST /api/profiles/{userId}/avatar", { params: { userId: me.id }, file });
    await pictureChanged(me.id);
    toast(t("avatar.saved"), { kind: "good" });
  };
  const close = () => {
    picture?.free();
    setPicture(null);
  };
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        "grid grid-cols-1 gap-4 transition-colors duration-150 sm:p-6",
        over && "border-accent! border-dashed bg-accent-soft",
      )}
    >
      {/* On a phone the buttons have a line of their own below the picture. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:gap-x-6">
        <div className="sm:row-span-2">
          <Avatar id={me.id} name={me.username ?? me.email} src={me.avatar_url} size="xl" />
        </div>
        <div className="grid gap-1">
          <h2 id={title} className="text-xl">
            {t("avatar.title")}
          </h2>
          <p className="text-pretty text-ink-soft max-sm:text-sm">
            {over ? setup("setup.drop_now") : t("avatar.lead")}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:col-span-2">
          <div className="flex flex-wrap gap-x-2.5 gap-y-1">
            <FileButton busy={reading} onFile={(file) => void take(file)} />
            {me.avatar_url && <RemoveAvatar />}
          </div>
          <p className="text-ink-soft text-sm max-sm:hidden pointer-coarse:hidden">{t("avatar.drop")}</p>
        </div>
      </div>
      {problem && <FormError boxed>{setup(`setup.${problem}`)}</FormError>}
      <Suspense fallback={null}>
        {picture && <CropDialog picture={picture} onSave={save} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** Opens the browser's choice of files. */
function FileButton({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation("settings");
  const { avatar_url } = useMember();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Button
        variant="secondary"
        busy={busy}
        icon={<ImageUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {avatar_url ? t("avatar.change") : t("avatar.choose")}
      </Button>
    </>
  );
}
