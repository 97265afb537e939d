import { businessplansPaths } from "@kompagnon/contract/businessplans/paths.ts";
import {
  FAMILIES,
  type Family,
  PLAN_LANGUAGES,
  PLAN_TITLE_MAX,
  type PlanLanguage,
} from "@kompagnon/contract/businessplans/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { putPlan } from "../api.ts";

/** What a new plan is called, what it is about, and in which language its file will be. */
export function BeginForm({ onClose }: { onClose: () => void }) {
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
