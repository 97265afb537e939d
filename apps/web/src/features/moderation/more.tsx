import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** What this button needs of an infinite query. */
type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Fetches the next page of a list; gone after the last one. */
export function More({ list }: { list: Paged }) {
  const { t } = useTranslation("review");
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {list.isFetchNextPageError && <FormError>{t("more_failed")}</FormError>}
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {t("more")}
      </Button>
    </div>
  );
}
