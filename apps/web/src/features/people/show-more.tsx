import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** What is needed of an infinite query. */
type Paged = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};
/** How far before the end the next page is fetched. */
const AHEAD = "600px";

/** Fetches the next page of a list when its end comes near; the button stays for the keyboard. Gone after the last one. */
export function ShowMore({ list }: { list: Paged }) {
  const { t } = useTranslation("people");
  const wanted = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  const watch = (element: HTMLElement | null) => {
    if (!element || !wanted) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void list.fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
  if (!list.hasNextPage) return null;
  return (
    <div ref={watch} className="grid justify-items-center gap-2 py-2">
      {list.isFetchNextPageError && <FormError>{t("more_failed")}</FormError>}
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {t("more")}
      </Button>
    </div>
  );
}
