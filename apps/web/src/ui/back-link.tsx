import { ArrowLeft } from "lucide-react";
import type { LinkProps } from "react-router";
import { ButtonLink } from "./button.tsx";

/** The way back above the title of a page; its arrow turns with the direction of reading. */
export function BackLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <ButtonLink
      to={to}
      variant="quiet"
      size="sm"
      className="-ms-3 justify-self-start"
      icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
    >
      {children}
    </ButtonLink>
  );
}
