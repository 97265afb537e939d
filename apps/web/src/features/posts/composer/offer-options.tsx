import { HIRING_MAX, HIRING_ROLE_MAX, HIRING_ROLES_MAX } from "@kompagnon/contract/posts/rules.ts";
import { Plus, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useComposerController } from "./controller.ts";
import { type Draft, type HiringDraft, writeDraft } from "./draft.ts";

/** The list to choose from is the heaviest part of the composer, and the rarest. */
const GroupField = lazy(async () => ({ default: (await import("./group-field.tsx")).GroupField }));

/** The details of a post's offer: the people wanted, and the group of the invitation. */
export function OfferOptions({ draft }: { draft: Draft }) {
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
