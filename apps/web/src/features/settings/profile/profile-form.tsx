import {
  ADULT_AGE,
  AGE_MAX,
  BIO_MAX_SETTINGS,
  IDEA_MAX,
  LOCATION_MAX,
} from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { MailCheck } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { UsernameField } from "#features/profiles/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Anchor, Section } from "../section.tsx";
import { useLanguageChoice } from "../use-language-choice.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { changesIn, type FieldsProps, type Values } from "./draft.ts";
import type { DraftState } from "./use-draft.ts";
import { useSave } from "./use-save.ts";

/** A name is checked after this long without typing, in ms (spec: account, section 5). */
const CHECK_AFTER_MS = 400;

/** Name, language, age and place. The language is the only one that holds at once, without saving. */
function PersonFields({ values, saved, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  const { t: shell } = useTranslation("shell");
  const { t: error } = useTranslation("profiles/checks");
  const { language, choose } = useLanguageChoice();
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-4 *:nth-[-n+2]:max-sm:col-span-2 sm:grid-cols-2 sm:gap-5">
      <UsernameField
        value={values.username}
        own={saved.username}
        problem={problems.username}
        checkAfterMs={CHECK_AFTER_MS}
        onChange={(username) => change({ username })}
      />
      <Select
        label={shell("language.label")}
        hint={t("language.at_once")}
        options={ALL_LANGUAGES.map((one) => ({
          value: one,
          label: LANGUAGE_NAMES[one],
          lang: one,
        }))}
        value={language}
        onChange={(next) => void choose(next)}
      />
      <TextField
        name="age"
        label={wizard("person.age")}
        optional={saved.age === ""}
        hint={t("profile.age_hint", { min: ADULT_AGE, max: AGE_MAX })}
        error={problems.age && error(problems.age === "age_locked" ? "age_locked" : "invalid_age")}
        value={values.age}
        onChange={(event) => change({ age: event.target.value })}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="location"
        dir="auto"
        label={t("profile.location")}
        optional
        hint={t("profile.location_hint")}
        error={problems.location && t("profile.too_long", { max: LOCATION_MAX })}
        value={values.location}
        onChange={(event) => change({ location: event.target.value })}
        autoComplete="address-level2"
      />
    </div>
  );
}

/** Appears with the first change and stays in sight: take everything back, or save it. */
function SaveBar({
  busy,
  failure,
  onDiscard,
}: {
  busy: boolean;
  /** Why the last save failed, in the member's language. */
  failure: string | null;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  return (
    <div
      data-page-controls
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 animate-rise rounded-card border border-line-strong/60 bg-raised p-3 shadow-float"
    >
      {failure !== null && (
        <div className="mb-3">
          <FormError boxed>{failure}</FormError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p role="status" className="me-auto ps-1.5 text-ink-soft text-sm max-sm:sr-only">
          {t("profile.unsaved")}
        </p>
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {t("profile.discard")}
        </Button>
        <Button type="submit" busy={busy}>
          {ui("save")}
        </Button>
      </div>
    </div>
  );
}

/** What a member says in their own words. */
function WordsFields({ values, saved, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  // The wizard accepts longer texts: they stay as they are until the member edits them here.
  const keepsLong = values.bio === saved.bio && saved.bio.length > BIO_MAX_SETTINGS;
  return (
    <div className="grid gap-4 sm:gap-5">
      <TextArea
        name="bio"
        dir="auto"
        label={wizard("bio.label")}
        optional
        rows={3}
        {...(keepsLong
          ? { hint: t("profile.bio_kept", { max: BIO_MAX_SETTINGS }) }
          : { max: BIO_MAX_SETTINGS })}
        error={problems.bio && t("profile.bio_too_long", { max: BIO_MAX_SETTINGS })}
        value={values.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <TextArea
        name="idea"
        dir="auto"
        label={wizard("idea.label")}
        optional
        rows={3}
        max={IDEA_MAX}
        error={problems.idea && wizard("idea.too_long", { max: IDEA_MAX })}
        value={values.idea}
        onChange={(event) => change({ idea: event.target.value })}
      />
    </div>
  );
}

/** Job interest and newsletter. The newsletter needs the mailed link as well before anything is sent. */
function NewsFields({ values, saved, change, confirmed }: FieldsProps & { confirmed: boolean }) {
  const { t } = useTranslation("settings");
  const waits = values.newsletter === true && saved.newsletter === true && !confirmed;
  return (
    <div className="grid gap-1">
      <Checkbox
        name="jobs"
        label={t("profile.jobs")}
        checked={values.jobs === true}
        onChange={(event) => change({ jobs: event.target.checked })}
      />
      <Checkbox
        name="newsletter"
        label={t("profile.newsletter")}
        checked={values.newsletter === true}
        onChange={(event) => change({ newsletter: event.target.checked })}
      />
      {waits && (
        <p role="status" className="flex items-start gap-2 ps-8 text-sm text-warn">
          <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {t("profile.newsletter_waits")}
        </p>
      )}
    </div>
  );
}

/** One form for the whole profile. Only what was changed is saved, and nothing typed is lost when that fails. */
export function ProfileForm({
  saved,
  newsletterConfirmed,
  state,
}: {
  saved: Values;
  newsletterConfirmed: boolean;
  state: DraftState;
}) {
  const { t } = useTranslation("settings");
  const form = useRef<HTMLFormElement>(null);
  const changes = changesIn(state.draft, saved);
  const save = useSave(form, changes, state.settle);
  const values: Values = { ...saved, ...changes };
  const fields = {
    values,
    saved,
    problems: save.problems,
    change: (change: Partial<Values>) => {
      save.forget(change);
      state.change(change, saved);
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-busy={save.busy}
      className="grid grid-cols-1 gap-3 sm:gap-5"
    >
      <Anchor id="person">
        <Section title={t("profile.person")}>
          <PersonFields {...fields} />
        </Section>
      </Anchor>
      <Anchor id="words">
        <Section title={t("profile.words")} lead={t("profile.words_lead")}>
          <WordsFields {...fields} />
        </Section>
      </Anchor>
      <Anchor id="plans">
        <Section title={t("profile.plans")} lead={t("profile.plans_lead")}>
          <ChoiceFields {...fields} />
        </Section>
      </Anchor>
      <Anchor id="news">
        <Section title={t("profile.news")}>
          <NewsFields {...fields} confirmed={newsletterConfirmed} />
        </Section>
      </Anchor>
      {Object.keys(changes).length > 0 && (
        <SaveBar
          busy={save.busy}
          failure={save.failure}
          onDiscard={() => {
            save.forget(changes);
            state.discard();
          }}
        />
      )}
    </form>
  );
}
