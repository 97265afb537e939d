import type { WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LINK_MAX,
  ANNOUNCEMENT_TEXT_MAX,
  NEW_MEMBER_DAYS,
} from "@kompagnon/contract/announcements/rules.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES, type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { AnnouncementBanner } from "../announcement-bar.tsx";
import { bodyOf, type Draft, type DraftProblems, draftOf, fits, languagesIn, problemsOf } from "./draft.ts";

/** Fetches what changes with an announcement; the admin's own banner follows by the live event. */
export const refreshAnnouncements = (): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/admin/announcements"] });

/** The banner as it will look, in each language that has words. */
function Preview({ draft: { kind, texts, link, dismissible } }: { draft: Draft }) {
  const { t, i18n } = useTranslation("announcements/staff");
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: "language" });
  const written = languagesIn(texts).filter((language) => (texts[language] ?? "").trim() !== "");
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 gap-3">
      <h2 id="preview" className="text-lg">
        {t("preview")}
      </h2>
      {written.map((language) => (
        // What is pressed here does nothing: it is a picture of the banner.
        <div
          key={language}
          inert
          role="img"
          aria-label={t("preview_in", { language: names.of(language) ?? language })}
          className="overflow-hidden rounded-card border border-line"
        >
          <AnnouncementBanner
            announcement={{ kind, language, text: texts[language] ?? "", link: link.trim() || null }}
            {...(dismissible && { onClose: () => undefined })}
          />
        </div>
      ))}
    </section>
  );
}

/** Writes or changes an announcement, with a preview below. */
export function AnnouncementForm({
  before,
  onDone,
}: {
  before: WrittenAnnouncement | null;
  onDone: () => void;
}) {
  const { t } = useTranslation("announcements/staff");
  const { t: ui } = useTranslation("ui");
  const { t: shell } = useTranslation("shell");
  const [draft, setDraft] = useState(() => draftOf(before));
  const [problems, setProblems] = useState<DraftProblems>({});
  const saving = useMutation<unknown, ApiError, Draft>({
    mutationFn: (written) => {
      const body = bodyOf(written, before);
      return before === null
        ? call("POST /api/admin/announcements", { body })
        : call("PUT /api/admin/announcements/{id}", { params: { id: before.id }, body });
    },
    onSuccess: () => {
      toast(t(before === null ? "published" : "saved"), { kind: "good" });
      void refreshAnnouncements();
      onDone();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0 && fits(draft) && !saving.isPending) saving.mutate(draft);
  };
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));
  return (
    <Form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <Card as="section" className="grid grid-cols-1 gap-5">
        <h2 className="text-lg">{t(before === null ? "write" : "edit_title")}</h2>
        <TextsFields texts={draft.texts} onChange={(texts) => set({ texts })} problem={problems.text} />
        <Settings draft={draft} set={set} problem={problems.link} />
      </Card>
      <Preview draft={draft} />
      {saving.error && <FormError boxed>{saving.error.message || shell("not_done")}</FormError>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" disabled={saving.isPending} onClick={onDone}>
          {ui("cancel")}
        </Button>
        <Button type="submit" busy={saving.isPending}>
          {t(before === null ? "publish" : "save")}
        </Button>
      </div>
    </Form>
  );
}

function Settings({
  draft: { kind, audience, starts, ends, link, dismissible },
  set,
  problem,
}: {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  problem: DraftProblems["link"];
}) {
  const { t } = useTranslation("announcements/staff");
  return (
    <>
      <ChoiceChip
        label={t("kind")}
        choices={ANNOUNCEMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(next) => next && set({ kind: next })}
      />
      <ChoiceChip
        label={t("audience")}
        choices={ANNOUNCEMENT_AUDIENCES.map((value) => ({
          value,
          label: t(`audiences.${value}`, { days: NEW_MEMBER_DAYS }),
        }))}
        value={audience}
        onChange={(next) => next && set({ audience: next })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t("starts")}
          hint={t("starts_hint")}
          value={starts}
          onChange={({ target }) => set({ starts: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t("ends")}
          hint={t("ends_hint")}
          value={ends}
          onChange={({ target }) => set({ ends: target.value })}
        />
      </div>
      <TextField
        label={t("link")}
        hint={t("link_hint")}
        error={problem && t(problem)}
        optional
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={ANNOUNCEMENT_LINK_MAX}
        value={link}
        onChange={({ target }) => set({ link: target.value })}
      />
      <Switch
        label={t("dismissible")}
        hint={t("dismissible_hint")}
        checked={dismissible}
        onChange={({ target }) => set({ dismissible: target.checked })}
      />
    </>
  );
}

/** A text a language: German always, others as they are added. */
function TextsFields({
  texts,
  onChange,
  problem,
}: {
  texts: Draft["texts"];
  onChange: (texts: Draft["texts"]) => void;
  problem: DraftProblems["text"];
}) {
  const { t, i18n } = useTranslation("announcements/staff");
  const nameOf = (language: Language) =>
    new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(language) ??
    LANGUAGE_NAMES[language];
  const written = languagesIn(texts);
  const others = ALL_LANGUAGES.filter((language) => !written.includes(language));
  const without = (gone: Language): Draft["texts"] =>
    Object.fromEntries(Object.entries(texts).filter(([language]) => language !== gone));
  return (
    <>
      {written.map((language) => (
        <div key={language} className="grid grid-cols-1 gap-1.5">
          <TextArea
            label={t("text", { language: nameOf(language) })}
            {...(language === "de" && { hint: t("text_hint"), error: problem && t(problem) })}
            rows={2}
            dir="auto"
            lang={language}
            max={ANNOUNCEMENT_TEXT_MAX}
            value={texts[language] ?? ""}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
          {language !== "de" && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => onChange(without(language))}
            >
              {t("remove_language", { language: nameOf(language) })}
            </Button>
          )}
        </div>
      ))}
      {others.length > 0 && (
        <Select
          label={t("other_language")}
          placeholder={t("add_language")}
          className="sm:w-72"
          options={others.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            lang: value,
          }))}
          value={null}
          onChange={(language) => onChange({ ...texts, [language]: "" })}
        />
      )}
    </>
  );
}
