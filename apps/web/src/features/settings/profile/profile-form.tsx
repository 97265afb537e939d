import { type FormEvent, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Anchor } from "../anchor.tsx";
import { Section } from "../section.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { changesIn, type Values } from "./draft.ts";
import { NewsFields } from "./news-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { DraftState } from "./use-draft.ts";
import { useSave } from "./use-save.ts";
import { WordsFields } from "./words-fields.tsx";

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
      className="grid grid-cols-1 gap-4 sm:gap-5"
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
