import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

const look = {
  variant: "quiet",
  size: "sm",
  className: "-ms-3 justify-self-start",
  icon: <ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />,
} as const;

/** The way back to the feed (spec: public, 2.13). */
export function BackToFeed() {
  const { t } = useTranslation("posts");
  return (
    <ButtonLink {...look} to={postsPaths.feed}>
      {t("to_feed")}
    </ButtonLink>
  );
}

/** Back to the previous page; to the feed for visitors who came from elsewhere. */
export function Back() {
  const { t } = useTranslation("posts");
  const { key } = useLocation();
  const navigate = useNavigate();
  if (key === "default") return <BackToFeed />;
  return (
    <Button {...look} onClick={() => void navigate(-1)}>
      {t("back")}
    </Button>
  );
}
