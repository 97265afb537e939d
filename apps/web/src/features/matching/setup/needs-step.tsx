import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import {
  ADULT_AGE,
  AGE_MAX,
  BUSINESS_MODELS,
  type BusinessModel,
  SELECTION_MAX,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Cake } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { call } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { type MatchingStatus, refreshStatus } from "../api.ts";
import { useLabels } from "../labels.ts";

type Need = Exclude<MatchingStatus["needs"][number], "picture">;
/** What is given so far. */
type Answers = { models: BusinessModel[]; skills: Skill[]; age: string };
type Problems = { [K in Need]?: string };

/** Before the picture: whatever else matching needs and was never given, or was taken back in the settings. */
export function NeedsStep({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation("matching/needs");
  const me = useMember();
  const own = query("GET /api/profiles/{userId}", { params: { userId: me.id } });
  const { data, error, refetch } = useQuery(own);
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  if (data.age !== null && data.age < ADULT_AGE && needs.includes("age"))
    return (
      <EmptyState
        icon={<Cake strokeWidth={1.75} />}
        title={t("too_young_title", { age: ADULT_AGE })}
        action={<ButtonLink to={overviewPaths.dashboard}>{t("dashboard")}</ButtonLink>}
      >
        {t("too_young_text")}
      </EmptyState>
    );
  const save = async ({ models, skills, age }: Answers) => {
    const params = { userId: me.id };
    if (needs.includes("age"))
      await call("PATCH /api/profiles/{userId}", { params, body: { age: Number(age) } });
    if (needs.includes("business_models") || needs.includes("skills"))
      await call("PUT /api/profiles/{userId}/onboarding", {
        params,
        body: {
          ...(needs.includes("business_models") && { business_models: models }),
          ...(needs.includes("skills") && { skills }),
        },
      });
    await Promise.all([queryClient.invalidateQueries({ queryKey: own.queryKey }), refreshStatus()]);
  };
  return <NeedsForm needs={needs} save={save} />;
}

function NeedsForm({ needs, save }: { needs: readonly Need[]; save: (answers: Answers) => Promise<void> }) {
  const { t } = useTranslation("matching/needs");
  const { t: errors } = useTranslation("profiles/checks");
  const labels = useLabels();
  const [answers, setAnswers] = useState<Answers>({ models: [], skills: [], age: "" });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const set = (change: Partial<Answers>) => setAnswers({ ...answers, ...change });

  const problemsNow = (): Problems => {
    const age = Number(answers.age);
    return {
      ...(needs.includes("business_models") &&
        answers.models.length === 0 && { business_models: t("choose_one") }),
      ...(needs.includes("skills") && answers.skills.length === 0 && { skills: t("choose_one") }),
      ...(needs.includes("age") &&
        !(Number.isInteger(age) && age >= 13 && age <= AGE_MAX) && { age: errors("invalid_age") }),
    };
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsNow();
    setProblems(found);
    if (saving || Object.keys(found).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await save(answers);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setSaving(false);
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-7">
      <div>
        <h2 className="text-xl">{t("title")}</h2>
        <p className="mt-1.5 text-ink-soft">{t("text")}</p>
      </div>
      {needs.includes("business_models") && (
        <ChoiceChips
          label={t("models")}
          max={SELECTION_MAX}
          choices={BUSINESS_MODELS.map((value) => ({ value, label: labels.model(value) }))}
          value={answers.models}
          onChange={(models) => set({ models })}
          error={problems.business_models}
        />
      )}
      {needs.includes("skills") && (
        <ChoiceChips
          label={t("skills")}
          max={SELECTION_MAX}
          choices={SKILLS.map((value) => ({ value, label: labels.skill(value) }))}
          value={answers.skills}
          onChange={(skills) => set({ skills })}
          error={problems.skills}
        />
      )}
      {needs.includes("age") && (
        <TextField
          label={t("age")}
          hint={t("age_hint", { age: ADULT_AGE })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={answers.age}
          onChange={({ target }) => set({ age: target.value.replace(/\D/g, "") })}
          error={problems.age}
          className="max-w-60"
        />
      )}
      {failure && <FormError boxed>{failure}</FormError>}
      <Button type="submit" busy={saving} className="justify-self-end">
        {t("continue")}
      </Button>
    </Form>
  );
}
