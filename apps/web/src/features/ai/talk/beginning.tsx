import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ICONS } from "../assistants.ts";

/** Before the first message: what to write, with examples; or that the assistant is not available. */
export function Beginning({
  assistant,
  without,
  privacy,
  onExample,
}: {
  assistant: Assistant;
  without: boolean;
  /** Says that what is written goes to a model. */
  privacy: boolean;
  /** Puts an example into the field, to be changed and sent. */
  onExample: (text: string) => void;
}) {
  const { t } = useTranslation("ai");
  const Icon = ICONS[assistant];
  if (without)
    return (
      <EmptyState icon={<Icon strokeWidth={1.75} />} title={t("no_model.title")}>
        {t("no_model.text")}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-4 py-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        <p className="text-pretty">{t(`assistants.${assistant}.start`)}</p>
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {(["one", "two"] as const).map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onExample(t(`assistants.${assistant}.examples.${example}`))}
              className="w-full rounded-card border border-line bg-raised px-4 py-3 text-start transition-colors hover:border-ink-soft hover:bg-sunken"
            >
              {t(`assistants.${assistant}.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
      {/* Wider screens show it below the field. */}
      {privacy && <p className="text-ink-soft text-sm sm:hidden">{t("privacy")}</p>}
    </div>
  );
}
