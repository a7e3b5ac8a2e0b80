/** Stand-in for every style sheet: each class name is its own key. */
const classNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export default classNames;
