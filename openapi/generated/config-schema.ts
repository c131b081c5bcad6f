// Made by `npm run generate` from the contract. Do not edit.

export const configSchema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:community-engagement-contract:config",
  "title": "ces.config.yaml",
  "description": "What the conformance suite has to know about one target. Every string may hold ${NAME}, which stands for that environment variable.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "url": {
      "description": "Base address of the target, without /api/v1. Twin: CES_URL.",
      "type": "string",
      "pattern": "^https?://"
    },
    "tenant": {
      "description": "Tenant slug that stands in every path. Twin: CES_TENANT.",
      "type": "string",
      "minLength": 1
    },
    "token": {
      "description": "Service token sent as bearer; better ${CES_TOKEN} than the token itself. Twin: CES_TOKEN.",
      "type": "string",
      "minLength": 1
    },
    "otherTenant": {
      "description": "A second tenant of the same target, to see that tenants are kept apart.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "tenant",
        "actingId"
      ],
      "properties": {
        "tenant": {
          "type": "string",
          "minLength": 1
        },
        "actingId": {
          "description": "An acting user of that tenant.",
          "type": "string",
          "minLength": 1
        }
      }
    },
    "facilities": {
      "description": "Facilities that the suite may write into, with their time zones. One whose zone is UTC all year lets it judge the boundaries of days.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "timeZone"
        ],
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1
          },
          "timeZone": {
            "description": "IANA name, such as Etc/UTC.",
            "type": "string",
            "minLength": 1
          }
        }
      }
    },
    "identities": {
      "description": "People that the target accepts as acting users, by kind.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "resident": {
          "$ref": "#/$defs/identities"
        },
        "connection": {
          "$ref": "#/$defs/identities"
        },
        "staff": {
          "$ref": "#/$defs/identities"
        },
        "systemActor": {
          "$ref": "#/$defs/identities"
        }
      }
    },
    "fixtures": {
      "description": "Pools of ids that exist on the target, for what the interface gives no way to make.",
      "type": "object",
      "additionalProperties": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1
        }
      }
    },
    "levers": {
      "description": "How staff actions are carried out: a base address that takes POST {url}/{name}, and routes or commands that replace single levers.",
      "type": "object",
      "properties": {
        "url": {
          "type": "string",
          "pattern": "^https?://"
        }
      },
      "additionalProperties": {
        "$ref": "#/$defs/lever"
      }
    },
    "webhooks": {
      "description": "Where the suite listens for deliveries.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "listen": {
          "description": "host:port to listen on; port 0 takes a free one. Default 127.0.0.1:0.",
          "type": "string",
          "pattern": ":\\d{1,5}$"
        },
        "publicUrl": {
          "description": "The address at which the target reaches the listener; default the listener itself.",
          "type": "string",
          "pattern": "^https?://"
        },
        "key": {
          "description": "What the target sends as X-API-KEY. Made up for the run when the lever set-webhook can tell the target.",
          "type": "string",
          "minLength": 1
        },
        "patience": {
          "description": "How long a promised event may take, such as 10s (the default).",
          "type": "string"
        }
      }
    },
    "features": {
      "description": "Optional abilities: true implemented, false absent throughout, null not to be tried.",
      "type": "object",
      "properties": {
        "fixedToken": {
          "description": "The target knows one bearer token and refuses every other; default true. With false, a wrong token is not tried.",
          "type": [
            "boolean",
            "null"
          ]
        }
      },
      "additionalProperties": {
        "type": [
          "boolean",
          "null"
        ]
      }
    },
    "exclusive": {
      "description": "Nobody else uses the target during the run, so exact counts and absence may be judged. Default false.",
      "type": "boolean"
    },
    "profiles": {
      "description": "Parts of the interface to try; default core and flat. Flag: --profile.",
      "type": "array",
      "minItems": 1,
      "uniqueItems": true,
      "items": {
        "enum": [
          "core",
          "flat",
          "planned"
        ]
      }
    }
  },
  "$defs": {
    "identities": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "actingId"
        ],
        "properties": {
          "actingId": {
            "description": "Sent as X-Acting-User-Id.",
            "type": "string",
            "minLength": 1
          },
          "id": {
            "description": "The same person's id in resource routes.",
            "type": "string",
            "minLength": 1
          },
          "facilityId": {
            "type": "string",
            "minLength": 1
          },
          "permissions": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "linkedTo": {
            "description": "Ids of the residents that a connection belongs to.",
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      }
    },
    "lever": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "url": {
          "type": "string",
          "pattern": "^https?://"
        },
        "method": {
          "description": "Default POST.",
          "type": "string",
          "pattern": "^[A-Za-z]+$"
        },
        "headers": {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "body": {
          "description": "Template of the request body; without it the lever's input is sent as it is."
        },
        "command": {
          "description": "Run by the shell; the input stands as JSON on its standard input, the ids as JSON on its output.",
          "type": "string",
          "minLength": 1
        },
        "returns": {
          "description": "For each id the lever promises: the pointer to it in the answer.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        }
      }
    }
  }
};
