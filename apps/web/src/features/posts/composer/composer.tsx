import {
  HIRING_MAX,
  HIRING_ROLE_MAX,
  HIRING_ROLES_MAX,
  POST_IMAGE_TYPES,
  POST_MAX,
  POST_VIDEO_TYPES,
} from "@kompagnon/contract/posts/rules.ts";
import { BriefcaseBusiness, ImagePlus, MessageCircle, Plus, UsersRound, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { DropArea } from "#ui/drop-area.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import {
  ComposerControllerProvider,
  type Draft,
  type HiringDraft,
  type Place,
  useComposerController,
  useDraft,
  writeDraft,
} from "./draft.ts";
import { MediaTray } from "./media-tray.tsx";
import { addFiles, useUploads } from "./uploads.ts";
import { usePublishing } from "./use-publishing.ts";
import { WordsField } from "./words-field.tsx";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const;

/**
 * Where a post is written: words, pictures or a video, what it offers. Everything stays on this device until it is
 * published.
 */
export function Composer({
  place,
  quote = null,
  focus,
  aside,
  children,
  onDone,
}: {
  place: Place;
  /** The id of the post that this one comments on. */
  quote?: string | null;
  /** Whether the field takes the focus at once. */
  focus: boolean;
  /** Next to the button that publishes: the button to cancel. */
  aside: ReactNode;
  /** Below the words: what is quoted. */
  children?: ReactNode;
  onDone: () => void;
}) {
  const { t } = useTranslation("posts");
  const { id: me, email_confirmed: confirmed } = useMember();
  const controller = useMemo(() => ({ me, place }), [me, place]);
  const draft = useDraft(me, place);
  const uploads = useUploads(controller);
  const field = useRef<HTMLTextAreaElement>(null);
  const publishing = usePublishing(me, place, { draft, uploads, quote }, onDone);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const attach = (files: readonly File[]) => {
    if (!addFiles(controller, files)) toast(t("write.too_many"), { kind: "warn", id: "post media" });
  };
  const write = (change: Partial<Draft>) => writeDraft(me, place, change);
  const { state } = publishing;
  return (
    <ComposerControllerProvider value={controller}>
      <DropArea label={t("write.drop")} variant="card" onFiles={attach}>
        <form
          aria-label={t("write.title")}
          aria-busy={state !== "idle"}
          onSubmit={(event) => {
            event.preventDefault();
            publishing.publish();
          }}
          className="grid grid-cols-1 gap-4"
        >
          <WordsField
            field={field}
            label={t(quote ? "write.quote_field" : "write.field")}
            placeholder={t(quote ? "write.quote_field" : "write.prompt")}
            text={draft.text}
            max={POST_MAX}
            rows={3}
            onText={(text) => write({ text })}
            onFiles={attach}
            onSend={publishing.publish}
          />
          <MediaTray uploads={uploads} />
          {children}
          <OfferOptions draft={draft} />
          <Toolbar draft={draft} onWrite={write} onFiles={attach} />
          <Switch
            label={<span className="font-normal text-sm">{t("write.embeddable")}</span>}
            checked={draft.embeddable}
            onChange={({ target }) => write({ embeddable: target.checked })}
          />
          {!confirmed && <p className="text-ink-soft text-sm">{t("write.unconfirmed")}</p>}
          {publishing.problem && <FormError boxed>{publishing.problem}</FormError>}
          <div className="flex flex-wrap items-center justify-end gap-2.5">
            {state === "waiting" && (
              <span role="status" className="me-auto text-ink-soft text-sm">
                {t("write.waits")}
              </span>
            )}
            {aside}
            <Button
              type="submit"
              busy={state !== "idle"}
              disabled={state === "idle" && (!publishing.ready || !confirmed)}
            >
              {t("write.send")}
            </Button>
          </div>
        </form>
      </DropArea>
    </ComposerControllerProvider>
  );
}

function Toolbar({
  draft,
  onWrite,
  onFiles,
}: {
  draft: Draft;
  onWrite: (change: Partial<Draft>) => void;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation("posts");
  const input = useRef<HTMLInputElement>(null);
  const { hiring, dm, group } = draft;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={[...POST_IMAGE_TYPES, ...POST_VIDEO_TYPES].join(",")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ""; // the same file may be chosen again
        }}
      />
      <IconButton
        label={t("write.attach")}
        icon={<ImagePlus {...icon} />}
        onClick={() => input.current?.click()}
      />
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{t("write.options")}</legend>
        <Toggle
          on={hiring !== null}
          icon={<BriefcaseBusiness {...icon} className="size-4 max-sm:hidden" />}
          onToggle={() => onWrite({ hiring: hiring ? null : { count: "1", roles: [""] } })}
        >
          {t("write.hiring")}
        </Toggle>
        <Toggle
          on={dm}
          icon={<MessageCircle {...icon} className="size-4 max-sm:hidden" />}
          onToggle={() => onWrite({ dm: !dm })}
        >
          {t("write.dm")}
        </Toggle>
        <Toggle
          on={group !== null}
          icon={<UsersRound {...icon} className="size-4 max-sm:hidden" />}
          onToggle={() => onWrite({ group: group === null ? "" : null })}
        >
          {t("write.group")}
        </Toggle>
      </fieldset>
    </div>
  );
}

function Toggle({
  on,
  icon: picture,
  onToggle,
  children,
}: {
  on: boolean;
  icon: ReactNode;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cx(
        "inline-flex min-h-10 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors duration-150",
        on
          ? "border-accent bg-accent-soft font-medium text-accent"
          : "border-line text-ink-soft hover:border-ink-soft hover:text-ink",
      )}
    >
      {picture}
      {children}
    </button>
  );
}

/** The list to choose from is the heaviest part of the composer, and the rarest. */
const GroupField = lazy(async () => ({ default: (await import("./group-field.tsx")).GroupField }));

/** The details of a post's offer: the people wanted, and the group of the invitation. */
function OfferOptions({ draft }: { draft: Draft }) {
  return (
    <>
      {draft.hiring && <HiringFields hiring={draft.hiring} />}
      {draft.group !== null && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <GroupField group={draft.group} />
        </Suspense>
      )}
    </>
  );
}

function HiringFields({ hiring }: { hiring: HiringDraft }) {
  const { t } = useTranslation("posts");
  const { me, place } = useComposerController();
  const change = (next: Partial<HiringDraft>) => writeDraft(me, place, { hiring: { ...hiring, ...next } });
  const { roles } = hiring;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-medium text-sm">{t("write.hiring")}</legend>
      <TextField
        className="max-w-32"
        label={t("write.hiring_count")}
        type="number"
        inputMode="numeric"
        min={1}
        max={HIRING_MAX}
        value={hiring.count}
        onChange={(event) => change({ count: event.target.value })}
      />
      <ul className="grid gap-2">
        {roles.map((role, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: roles have nothing but their place
          <li key={index} className="flex items-end gap-1.5">
            <TextField
              className="grow"
              label={t("write.role", { number: index + 1 })}
              placeholder={t("write.role_hint")}
              maxLength={HIRING_ROLE_MAX}
              dir="auto"
              value={role}
              onChange={({ target }) => change({ roles: roles.with(index, target.value) })}
            />
            {roles.length > 1 && (
              <IconButton
                label={t("write.role_remove", { number: index + 1 })}
                icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
                onClick={() => change({ roles: roles.toSpliced(index, 1) })}
              />
            )}
          </li>
        ))}
      </ul>
      {roles.length < HIRING_ROLES_MAX && (
        <Button
          variant="quiet"
          size="sm"
          className="-mx-3 justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => change({ roles: [...roles, ""] })}
        >
          {t("write.role_add")}
        </Button>
      )}
    </fieldset>
  );
}
