import { businessplansPaths } from "@kompagnon/contract/businessplans/paths.ts";
import {
  FAMILIES,
  type Family,
  PLAN_LANGUAGES,
  PLAN_TITLE_MAX,
  type PlanLanguage,
} from "@kompagnon/contract/businessplans/rules.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ChartLine, Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { listQuery, putPlan } from "./api.ts";
import { PlanRow } from "./list/plan-row.tsx";

/** `/dashboard/resources/business-plan`: my business plans, and the way to a new one. */
export default function ListPage() {
  const { t } = useTranslation("businessplans");
  const [beginning, setBeginning] = useState(false);
  const { data, error, isPending, refetch } = useQuery(listQuery());
  const button = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => setBeginning(true)}
    >
      {t("new")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-4">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1.5">
            <h1 className="text-balance text-2xl">{t("title")}</h1>
            <p className="text-pretty text-ink-soft">{t("intro")}</p>
          </div>
          {data && data.items.length > 0 && !beginning && button}
        </div>
      </header>
      <Banner>{t("advice")}</Banner>
      {beginning && <BeginForm onClose={() => setBeginning(false)} />}
      {isPending && <Skeleton className="h-28 rounded-card!" />}
      {error && !data && <ErrorState title={t("failed")} error={error} onRetry={() => refetch()} />}
      {data?.items.length === 0 && !beginning && (
        <EmptyState icon={<ChartLine strokeWidth={1.75} />} title={t("empty")} action={button}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data?.items.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </div>
  );
}

/** What a new plan is called, what it is about, and in which language its file will be. */
function BeginForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation("businessplans");
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [family, setFamily] = useState<Family>("goods");
  const [language, setLanguage] = useState<PlanLanguage>(i18n.language === "de" ? "de" : "en");
  const begin = useMutation({
    ...mutation("POST /api/business-plans"),
    onSuccess: (plan) => {
      putPlan(plan);
      void navigate(businessplansPaths.edit(plan.id));
    },
  });
  return (
    <Card as="section" aria-label={t("new")}>
      <form
        className="grid gap-5"
        aria-busy={begin.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!begin.isPending) begin.mutate({ body: { title, family, language } });
        }}
      >
        <TextField
          label={t("name")}
          value={title}
          maxLength={PLAN_TITLE_MAX}
          dir="auto"
          autoComplete="off"
          autoFocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <ChoiceChip
          label={t("family")}
          choices={FAMILIES.map((value) => ({ value, label: t(`families.${value}`) }))}
          value={family}
          onChange={(next) => next && setFamily(next)}
        />
        <ChoiceChip
          label={t("language")}
          choices={PLAN_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={(next) => next && setLanguage(next)}
        />
        {begin.isError && <FormError boxed>{begin.error.message}</FormError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={begin.isPending}>
            {t("start")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
