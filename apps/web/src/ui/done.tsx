import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** What a form leaves once it has arrived: a tick, its heading under the focus, and what happens next. */
export function Done({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-good-soft text-good [&_svg]:size-7"
      >
        <CircleCheck strokeWidth={1.75} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
