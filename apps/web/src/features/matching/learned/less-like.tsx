import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import type { Profile } from "../api.ts";
import { useLabels } from "../labels.ts";

/** The number of a card's business models and skills that are offered each. */
const OFFERED = 2;

/** What tells a trait from others, in a word. */
export const nameOf = (trait: Trait): string => Object.values(trait).join(" ");

/**
 * The traits of a card that its viewer may want less of: two to five. A language only if it is not the viewer's, and the goal in
 * its place otherwise.
 */
export function traitsOf(card: Profile, myLanguage: string): Trait[] {
  return [
    ...card.business_models.slice(0, OFFERED).map((model): Trait => ({ kind: "model", model })),
    ...card.skills.slice(0, OFFERED).map((skill): Trait => ({ kind: "skill", skill })),
    ...lastTraitOf(card, myLanguage),
  ];
}

function lastTraitOf({ language, goals: [goal] }: Profile, myLanguage: string): Trait[] {
  if (language !== myLanguage) return [{ kind: "language", language }];
  return goal ? [{ kind: "goal", goal }] : [];
}

/** Traits in words. */
export function useTraitWords(): (trait: Trait) => string {
  const { t } = useTranslation("matching/learned");
  const labels = useLabels();
  return (trait) => {
    switch (trait.kind) {
      case "model":
        return t("less.model", { name: labels.model(trait.model) });
      case "skill":
        return t("less.skill", { name: labels.skill(trait.skill) });
      case "goal":
        return t("less.goal", { name: labels.goal(trait.goal) });
      case "language":
        return t("less.language", { name: labels.language(trait.language) });
    }
  };
}

/** Asks which trait of a card the member wants to see less of; the card itself stays. */
export function LessDialog({
  profile,
  open,
  onOpenChange,
  onSaved,
}: {
  profile: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const { language } = useMember();
  const learned = useQuery({ ...query("GET /api/matching/learned"), enabled: open });
  const [chosen, setChosen] = useState<string[]>([]);
  const words = useTraitWords();
  const say = useMutation(mutation("PUT /api/matching/learned/less"));
  const disliked = new Set(learned.data?.less.map(nameOf));
  const offered = traitsOf(profile, language).filter((trait) => !disliked.has(nameOf(trait)));
  const save = async (traits: readonly Trait[]) => {
    try {
      for (const trait of traits) {
        const after = await say.mutateAsync({ body: { trait, less: true } });
        queryClient.setQueryData(query("GET /api/matching/learned").queryKey, after);
      }
    } catch {
      return; // said in the dialog, which stays open
    }
    toast(t("less.saved"), { kind: "good", id: "less" });
    onOpenChange(false);
    onSaved();
  };
  const content = () => {
    if (learned.error && !learned.data)
      return <ErrorState className="py-4" error={learned.error} onRetry={() => learned.refetch()} />;
    if (!learned.data) return <SkeletonText lines={2} />;
    if (offered.length === 0) return <p className="text-ink-soft">{t("less.all_said")}</p>;
    return (
      <ChoiceChips
        label={t("less.choices")}
        choices={offered.map((trait) => ({ value: nameOf(trait), label: words(trait) }))}
        value={chosen}
        onChange={setChosen}
      />
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("less.title")}
      description={t("less.text", { name: profile.username })}
      footer={
        <Button
          disabled={chosen.length === 0}
          busy={say.isPending}
          onClick={() => void save(offered.filter((trait) => chosen.includes(nameOf(trait))))}
        >
          {t("less.save")}
        </Button>
      }
    >
      {content()}
      {say.error && <FormError>{say.error.message || ui("error_text")}</FormError>}
    </Dialog>
  );
}
