import { ArrowUp } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { useNews } from "./use-news.ts";

/** New posts wait behind this: pressing it shows them at the top. */
export function NewsPill({ news }: { news: ReturnType<typeof useNews> }) {
  const { t } = useTranslation("posts");
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--top-bar)+0.75rem)] z-20 grid h-0 justify-items-center"
    >
      {news.count > 0 && (
        <button
          type="button"
          onClick={() => void news.show()}
          aria-disabled={news.loading || undefined}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2.5 rounded-full bg-signal ps-2.5 pe-4 font-semibold text-on-signal text-sm shadow-float"
        >
          <span aria-hidden="true" className="flex -space-x-2 rtl:space-x-reverse">
            {news.authors.map((author) => (
              <Avatar
                key={author.id}
                id={author.id}
                name={author.username}
                src={author.avatar_url}
                size="xs"
                className="rounded-full ring-2 ring-signal"
              />
            ))}
          </span>
          {t("news", { count: news.count })}
          {news.loading ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-4" strokeWidth={2.25} />}
        </button>
      )}
    </div>
  );
}
