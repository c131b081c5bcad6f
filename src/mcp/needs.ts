/** What to do if the SDK is not installed. */
export const INSTALL = "npm i -D '@modelcontextprotocol/sdk@^1.32.2'";
