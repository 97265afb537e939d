import type { Trait } from "@kompagnon/contract/matching/learned-model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { nameOf, useTraitWords } from "./traits.ts";

/** What one said one wants to see less of, each to be taken back. */
export function LessList({ less }: { less: readonly Trait[] }) {
  const { t } = useTranslation("matching/learned");
  return (
    <div className="grid gap-1 border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{t("less.list_title")}</h3>
      <p className="text-pretty text-ink-soft">{t(less.length > 0 ? "less.list_text" : "less.list_none")}</p>
      {less.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {less.map((trait) => (
            <LessLine key={nameOf(trait)} trait={trait} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LessLine({ trait }: { trait: Trait }) {
  const { t } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const name = useTraitWords()(trait);
  const takeBack = useMutation({
    ...mutation("PUT /api/matching/learned/less"),
    onSuccess: (after) => {
      queryClient.setQueryData(query("GET /api/matching/learned").queryKey, after);
      toast(t("less.back_done"), { kind: "good" });
    },
    onError: (failure) => toast(failure.message || ui("error_text"), { kind: "warn" }),
  });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="min-w-0 grow">{name}</span>
      <Button
        size="sm"
        variant="quiet"
        busy={takeBack.isPending}
        aria-label={t("less.back_named", { name })}
        onClick={() => takeBack.mutate({ body: { trait, less: false } })}
      >
        {t("less.back")}
      </Button>
    </li>
  );
}
