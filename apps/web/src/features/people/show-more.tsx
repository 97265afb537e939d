import { useTranslation } from "react-i18next";
import { NextPage, type Paged } from "#ui/next-page.tsx";

/** How far before the end the next page is fetched. */
const AHEAD = "600px";

/** Fetches the next page of a list when its end comes near; the button stays for the keyboard. Gone after the last one. */
export function ShowMore({ list }: { list: Paged & { isFetching: boolean } }) {
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
    <div ref={watch}>
      <NextPage list={list} label={t("more")} failed={t("more_failed")} />
    </div>
  );
}
