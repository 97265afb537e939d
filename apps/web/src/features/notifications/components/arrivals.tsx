import { ArrowUp } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** What came while one was further down or writing: it waits here, so that nothing jumps. */
export function Arrivals({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation("notifications");
  return (
    <div role="status" className="pointer-events-none sticky top-[calc(var(--top-bar)+0.75rem)] z-20">
      {count > 0 && (
        <div className="absolute inset-x-0 grid animate-rise justify-items-center">
          <Button
            size="sm"
            className="pointer-events-auto rounded-full! shadow-float"
            icon={<ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={onShow}
          >
            {t("arrived", { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
