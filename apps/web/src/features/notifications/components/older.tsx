import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** Fetched this far before the end of the list comes into view. */
const AHEAD = "600px";

type List = {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** The end of what is loaded: older ones come by themselves, or by the button if that failed. */
export function Older({ list }: { list: List }) {
  const { t } = useTranslation("notifications");
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(() => {
    if (!list.isFetchingNextPage && !list.isFetchNextPageError) void list.fetchNextPage();
  });
  // Anew after each page: one that does not fill the screen leaves the end in view.
  const settled = !list.isFetchingNextPage;
  useEffect(() => {
    if (!end.current || !settled) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [settled]);
  return (
    <div ref={end} className="mt-6 grid justify-items-center gap-2">
      {list.isFetchNextPageError && <FormError>{t("older_failed")}</FormError>}
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {t("older")}
      </Button>
    </div>
  );
}
