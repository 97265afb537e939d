/** Whether a browser takes an encoding: named, and not with a weight of nothing. */
export const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
  String(header ?? "")
    .split(",")
    .some((part) => {
      const [name, ...rest] = part.split(";").map((word) => word.trim().toLowerCase());
      return name === encoding && !rest.some((word) => /^q=0(\.0+)?$/.test(word));
    });
