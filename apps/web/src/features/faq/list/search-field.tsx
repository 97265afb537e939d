import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** The search field; Escape clears it. */
export function SearchField({
  ref,
  query,
  onQuery,
  onClear,
}: {
  ref: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation("faq");
  const { t: words } = useTranslation("ui");
  return (
    <search>
      <TextField
        ref={ref}
        label={t("search")}
        hideLabel
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !query) return;
          event.stopPropagation();
          onClear();
        }}
        start={<Search className="size-5" strokeWidth={1.75} />}
        end={
          query && (
            <IconButton
              label={words("clear")}
              icon={<X className="size-5" strokeWidth={1.75} />}
              onClick={onClear}
            />
          )
        }
      />
    </search>
  );
}
