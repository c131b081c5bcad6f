// Made by `npm run generate` from the contract. Do not edit.

export type ClauseId = 'ACT-107' | 'ACT-108' | 'ACT-105' | 'ACT-106' | 'ACT-01' | 'ACT-02' | 'ACT-03' | 'ACT-04' | 'ACT-05' | 'ACT-06' | 'ACT-07' | 'ACT-08' | 'ACT-09' | 'ACT-10' | 'ACT-11' | 'ACT-12' | 'ACT-13' | 'ACT-14' | 'ACT-15' | 'ACT-16' | 'ACT-17' | 'ACT-18' | 'ACT-19' | 'ACT-20' | 'ACT-21' | 'ACT-203' | 'ACT-22' | 'ACT-23' | 'ACT-24' | 'ACT-25' | 'ACT-26' | 'ACT-27' | 'ACT-28' | 'ACT-29' | 'ACT-30' | 'ACT-31' | 'ACT-32' | 'ACT-33' | 'ACT-34' | 'ACT-35' | 'ACT-36' | 'ACT-37' | 'ACT-38' | 'ACT-39' | 'ACT-40' | 'ACT-41' | 'ACT-42' | 'ACT-43' | 'ACT-44' | 'ACT-45' | 'ACT-46' | 'ACT-47' | 'ACT-48' | 'ACT-49' | 'ACT-50' | 'ACT-51' | 'ACT-52' | 'ACT-53' | 'ACT-54' | 'ACT-55' | 'ACT-56' | 'ACT-57' | 'ACT-58' | 'ACT-59' | 'ACT-60' | 'ACT-61' | 'ACT-62' | 'ACT-63' | 'ACT-64' | 'ACT-65' | 'ACT-66' | 'ACT-67' | 'ACT-68' | 'ACT-201' | 'ACT-202' | 'ACT-69' | 'ACT-70' | 'ACT-71' | 'ACT-72' | 'ACT-73' | 'ACT-74' | 'ACT-75' | 'ACT-76' | 'ACT-77' | 'ACT-78' | 'ACT-79' | 'ACT-80' | 'ACT-81' | 'ACT-82' | 'ACT-83' | 'ACT-84' | 'ACT-85' | 'ACT-86' | 'ACT-87' | 'ACT-88' | 'ACT-89' | 'ACT-90' | 'ACT-91' | 'ACT-92' | 'ACT-93' | 'ACT-94' | 'ACT-95' | 'ACT-96' | 'ACT-97' | 'ACT-98' | 'ACT-99' | 'ACT-100' | 'ACT-101' | 'ACT-102' | 'ACT-103' | 'ACT-104' | 'ATD-01' | 'ATD-02' | 'ATD-03' | 'ATD-04' | 'ATD-05' | 'ATD-06' | 'ATD-07' | 'ATD-08' | 'ATD-09' | 'ATD-10' | 'ATD-11' | 'ATD-12' | 'ATD-13' | 'ATD-14' | 'ATD-15' | 'ATD-16' | 'ATD-17' | 'ATD-18' | 'ATD-19' | 'ATD-20' | 'ATD-21' | 'ATD-22' | 'ATD-23' | 'ALB-01' | 'ALB-02' | 'ALB-03' | 'ALB-04' | 'ALB-05' | 'ALB-06' | 'ALB-07' | 'ALB-08' | 'ALB-09' | 'ALB-10' | 'ALB-11' | 'ALB-12' | 'ALB-101' | 'ALB-102' | 'ALB-103' | 'ANN-01' | 'ANN-03' | 'ANN-04' | 'ANN-05' | 'ANN-06' | 'ANN-101' | 'ANN-102' | 'ANN-103' | 'ANN-07' | 'ANN-08' | 'ANN-09' | 'ANN-10' | 'ANN-11' | 'ANN-12' | 'ANN-13' | 'ANN-14' | 'ANN-15' | 'ANN-16' | 'ANN-17' | 'ANN-18' | 'ANN-19' | 'ANN-20' | 'ANN-21' | 'ANN-22' | 'ANN-23' | 'ANN-24' | 'ANN-25' | 'ANN-26' | 'ANN-27' | 'ANN-28' | 'ANN-29' | 'ANN-30' | 'ASM-01' | 'ASM-02' | 'ASM-03' | 'ASM-04' | 'ASM-05' | 'ASM-06' | 'ASM-07' | 'ASM-101' | 'ASM-102' | 'ASM-103' | 'ASM-08' | 'ASM-09' | 'ASM-10' | 'ASM-11' | 'ASM-12' | 'ASM-13' | 'ASM-14' | 'ASM-15' | 'ASM-16' | 'ASM-17' | 'ASM-18' | 'ASM-19' | 'ASM-20' | 'ASM-21' | 'ASM-22' | 'ASM-23' | 'ASM-24' | 'ASM-25' | 'ASM-26' | 'ASM-30' | 'ASM-31' | 'ASM-32' | 'ASM-33' | 'ASM-34' | 'ASM-35' | 'ASM-36' | 'ASM-38' | 'ASM-39' | 'ASM-40' | 'ASM-42' | 'ASM-44' | 'ASM-45' | 'ASM-46' | 'ASM-47' | 'ASM-48' | 'ASM-49' | 'ASM-50' | 'ASM-51' | 'ASM-52' | 'ATT-101' | 'ATT-01' | 'ATT-02' | 'ATT-03' | 'ATT-04' | 'ATT-05' | 'ATT-06' | 'ATT-07' | 'ATT-09' | 'ATT-10' | 'ATT-11' | 'ATT-12' | 'ATT-13' | 'ATT-14' | 'ATT-16' | 'ATT-17' | 'ATT-18' | 'ATT-19' | 'ATT-20' | 'ATT-201' | 'ATT-202' | 'ATT-22' | 'ATT-23' | 'ATT-24' | 'ATT-25' | 'ATT-26' | 'ATT-27' | 'ATT-28' | 'ATT-29' | 'ATT-30' | 'ATT-31' | 'ATT-32' | 'ATT-33' | 'ATT-34' | 'ATT-35' | 'ATT-36' | 'ATT-37' | 'ATT-38' | 'ATT-39' | 'ATT-40' | 'ATT-41' | 'ATT-42' | 'ATT-43' | 'ATT-44' | 'ATT-45' | 'ATT-46' | 'ATT-47' | 'ATT-48' | 'ATT-49' | 'ATT-50' | 'ATT-51' | 'ATT-52' | 'ATT-203' | 'ATT-53' | 'ATT-54' | 'ATT-55' | 'ATT-56' | 'ATT-57' | 'ATT-58' | 'ATT-59' | 'ATT-60' | 'ATT-62' | 'AUT-01' | 'AUT-02' | 'AUT-03' | 'AUT-04' | 'AUT-05' | 'AUT-06' | 'AUT-07' | 'AUT-08' | 'AUT-09' | 'AUT-10' | 'AUT-11' | 'AUT-12' | 'AUT-13' | 'AUT-14' | 'AUT-15' | 'AUT-16' | 'CAL-101' | 'CAL-01' | 'CAL-02' | 'CAL-03' | 'CAL-04' | 'CAL-05' | 'CAL-06' | 'CAL-07' | 'CAL-08' | 'CAL-09' | 'CAL-10' | 'CAL-11' | 'CAL-12' | 'CHK-01' | 'CHK-02' | 'CHK-03' | 'CHK-04' | 'CHK-07' | 'CHK-08' | 'CHK-203' | 'CHK-09' | 'CHK-10' | 'CHK-11' | 'CHK-16' | 'CHK-23' | 'CHK-24' | 'CHK-201' | 'CHK-202' | 'CHK-25' | 'CHK-26' | 'CHK-27' | 'CHK-28' | 'CHK-29' | 'CHK-30' | 'CHK-31' | 'CHK-32' | 'CHK-33' | 'CHK-34' | 'CHK-35' | 'CHK-36' | 'CHK-37' | 'CHK-38' | 'CHK-39' | 'CHK-40' | 'CHK-41' | 'CHK-42' | 'CHK-43' | 'CHK-44' | 'CHK-45' | 'CHK-46' | 'CHK-47' | 'CHK-48' | 'CHK-49' | 'CHK-301' | 'CHK-50' | 'CHK-101' | 'CON-101' | 'CON-102' | 'CON-01' | 'CON-02' | 'CON-03' | 'CON-04' | 'CON-05' | 'CON-06' | 'CON-07' | 'CON-08' | 'CON-09' | 'CON-10' | 'CON-11' | 'CON-12' | 'CON-13' | 'CON-14' | 'CON-15' | 'CON-16' | 'CON-17' | 'CON-18' | 'CON-19' | 'CON-20' | 'CON-21' | 'CON-22' | 'CON-301' | 'CON-23' | 'CON-24' | 'CON-25' | 'CON-26' | 'CON-27' | 'CON-28' | 'CON-29' | 'CON-30' | 'CON-31' | 'CON-32' | 'CON-33' | 'CON-34' | 'CON-35' | 'CON-36' | 'CON-37' | 'CON-38' | 'CON-39' | 'CON-40' | 'CON-41' | 'CON-43' | 'CON-44' | 'CON-45' | 'CON-46' | 'CON-47' | 'CON-48' | 'CON-49' | 'CON-50' | 'CON-51' | 'CON-52' | 'CON-53' | 'CON-55' | 'CON-56' | 'CON-57' | 'CON-58' | 'CON-59' | 'CON-60' | 'CON-61' | 'CON-62' | 'CON-63' | 'CON-64' | 'CON-65' | 'CON-67' | 'CON-68' | 'CON-69' | 'CNV-101' | 'CNV-01' | 'CNV-02' | 'CNV-03' | 'CNV-04' | 'CNV-05' | 'CNV-06' | 'CNV-07' | 'CNV-08' | 'CNV-09' | 'CNV-10' | 'CNV-11' | 'CNV-12' | 'CNV-13' | 'CNV-14' | 'CNV-15' | 'CNV-16' | 'CNV-17' | 'CNV-18' | 'CNV-19' | 'CNV-20' | 'CNV-21' | 'CNV-22' | 'CNV-23' | 'CNV-24' | 'CNV-54' | 'CNV-25' | 'CNV-26' | 'CNV-27' | 'CNV-28' | 'CNV-29' | 'CNV-30' | 'CNV-31' | 'CNV-32' | 'CNV-33' | 'CNV-34' | 'CNV-35' | 'CNV-36' | 'CNV-37' | 'CNV-38' | 'CNV-39' | 'CNV-40' | 'CNV-41' | 'CNV-42' | 'CNV-43' | 'CNV-44' | 'CNV-45' | 'CNV-46' | 'CNV-47' | 'CNV-48' | 'CNV-49' | 'CNV-50' | 'CNV-51' | 'CNV-52' | 'CNV-53' | 'EVT-01' | 'EVT-02' | 'EVT-03' | 'EVT-04' | 'EVT-05' | 'EVT-06' | 'EVT-07' | 'EVT-08' | 'EVT-09' | 'EVT-10' | 'EVT-301' | 'EVT-11' | 'EVT-12' | 'EVT-13' | 'EVT-14' | 'EVT-15' | 'EVT-16' | 'EVT-17' | 'EVT-18' | 'EVT-19' | 'EVT-20' | 'EVT-21' | 'EVT-22' | 'EVT-23' | 'EVT-24' | 'EVT-25' | 'EVT-26' | 'EVT-27' | 'EVT-28' | 'EVT-29' | 'EVT-30' | 'EVT-31' | 'EVT-32' | 'EVT-33' | 'EVT-34' | 'EVT-35' | 'EVT-36' | 'EVT-37' | 'EVT-38' | 'EVT-39' | 'EVT-40' | 'EVT-41' | 'EVT-42' | 'EVT-43' | 'EVT-44' | 'EVT-45' | 'EVT-46' | 'EVT-47' | 'EVT-48' | 'EVT-49' | 'EVT-50' | 'EVT-51' | 'EVT-52' | 'EVT-53' | 'EVT-54' | 'EVT-55' | 'EVT-56' | 'EVT-57' | 'EVT-58' | 'EVT-302' | 'EVT-60' | 'EVT-61' | 'EVT-62' | 'EVT-63' | 'EVT-64' | 'EVT-65' | 'EVT-66' | 'EVT-67' | 'EVT-68' | 'EVT-69' | 'EVT-70' | 'EVT-71' | 'EVT-72' | 'EVT-73' | 'EVT-74' | 'EVT-75' | 'EVT-76' | 'EVT-77' | 'EVT-78' | 'EVT-79' | 'EVT-80' | 'EVT-81' | 'EVT-82' | 'EVT-83' | 'EVT-84' | 'EVT-85' | 'EVT-86' | 'EVT-87' | 'EVT-88' | 'EVT-89' | 'EVT-90' | 'EVT-91' | 'EVT-92' | 'EVT-93' | 'EVT-94' | 'EVT-95' | 'FAC-01' | 'FAC-02' | 'FAC-03' | 'FAC-04' | 'FAC-05' | 'FAC-06' | 'FAC-07' | 'FAC-08' | 'FAC-09' | 'FAC-10' | 'FAC-11' | 'FAC-12' | 'FAC-13' | 'FAC-14' | 'FAC-101' | 'FAM-01' | 'FAM-02' | 'FAM-03' | 'FAM-04' | 'FAM-05' | 'FAM-06' | 'FAM-07' | 'FAM-08' | 'FAM-09' | 'FAM-10' | 'FAM-11' | 'FAM-12' | 'FAM-13' | 'FAM-14' | 'FAM-15' | 'FAM-16' | 'FAM-17' | 'FAM-18' | 'FAM-19' | 'FAM-20' | 'FAM-21' | 'FAM-22' | 'FAM-23' | 'FLT-01' | 'FLT-02' | 'FLT-03' | 'FLT-04' | 'FLT-05' | 'FLT-06' | 'FLT-07' | 'FLT-08' | 'FLT-101' | 'FLT-09' | 'FLT-10' | 'FLT-11' | 'FLT-12' | 'FLT-13' | 'FLT-14' | 'FLT-102' | 'FLT-15' | 'FLT-16' | 'FLT-17' | 'FLT-18' | 'FLT-19' | 'FLT-103' | 'FLT-20' | 'FLT-21' | 'FLT-22' | 'FLT-23' | 'FLT-104' | 'FLT-24' | 'FLT-25' | 'FLT-26' | 'FLT-27' | 'FLT-28' | 'FLT-29' | 'FLT-30' | 'FLT-31' | 'FLT-32' | 'FLT-33' | 'FLT-34' | 'FLT-35' | 'FLT-36' | 'FLT-37' | 'HLT-01' | 'HLT-02' | 'HLT-03' | 'HLT-04' | 'MSG-01' | 'MSG-02' | 'MSG-03' | 'MSG-04' | 'MSG-05' | 'MSG-06' | 'MSG-09' | 'MSG-10' | 'MSG-11' | 'MSG-12' | 'MSG-105' | 'MSG-106' | 'MSG-13' | 'MSG-14' | 'MSG-15' | 'MSG-16' | 'MSG-17' | 'MSG-107' | 'MSG-18' | 'MSG-19' | 'MSG-20' | 'MSG-21' | 'MSG-22' | 'MSG-23' | 'MSG-24' | 'MSG-25' | 'MSG-26' | 'MSG-27' | 'MSG-28' | 'MSG-29' | 'MSG-30' | 'MSG-31' | 'MSG-32' | 'MSG-33' | 'MSG-34' | 'MSG-35' | 'MSG-36' | 'MSG-37' | 'MSG-38' | 'MSG-39' | 'MSG-40' | 'MSG-41' | 'MSG-42' | 'MSG-43' | 'MSG-44' | 'MSG-45' | 'MSG-46' | 'MSG-47' | 'MSG-48' | 'MSG-49' | 'MSG-50' | 'MSG-51' | 'MSG-52' | 'MSG-53' | 'MSG-54' | 'MSG-55' | 'MSG-56' | 'MSG-57' | 'MSG-58' | 'MSG-59' | 'MSG-60' | 'MSG-61' | 'MSG-62' | 'MSG-63' | 'MSG-64' | 'MSG-65' | 'MSG-66' | 'MSG-67' | 'MSG-68' | 'MSG-69' | 'MSG-71' | 'MSG-72' | 'MSG-73' | 'MSG-74' | 'MSG-75' | 'MSG-76' | 'MSG-77' | 'MSG-78' | 'MSG-79' | 'MSG-80' | 'MSG-81' | 'MSG-82' | 'MSG-83' | 'MSG-84' | 'MSG-85' | 'MSG-86' | 'MSG-87' | 'MSG-88' | 'MSG-89' | 'MSG-90' | 'MSG-91' | 'MSG-92' | 'MSG-93' | 'MSG-94' | 'MSG-95' | 'MSG-96' | 'MSG-97' | 'MSG-98' | 'MSG-99' | 'MSG-100' | 'MSG-101' | 'MSG-108' | 'MSG-102' | 'MSG-103' | 'PAC-01' | 'PAC-03' | 'PAC-04' | 'PAC-05' | 'PAC-06' | 'PAC-07' | 'PAC-08' | 'PAC-09' | 'PAC-10' | 'PAC-11' | 'PAC-12' | 'PAC-13' | 'PAC-202' | 'PAC-14' | 'PAC-15' | 'PAC-16' | 'PAC-17' | 'PAC-22' | 'PAC-29' | 'PAC-30' | 'PAC-31' | 'PAC-201' | 'PAC-32' | 'PAC-33' | 'PAC-34' | 'PAC-35' | 'PAC-36' | 'PAC-37' | 'PAC-38' | 'PAC-39' | 'PAC-40' | 'PAC-41' | 'PAC-42' | 'PAC-43' | 'PAC-44' | 'PAC-45' | 'PAC-46' | 'PAC-47' | 'PAC-48' | 'PAC-101' | 'PVS-01' | 'PVS-03' | 'PVS-05' | 'PVS-07' | 'PVS-09' | 'PVS-10' | 'PVS-11' | 'PVS-12' | 'PVS-13' | 'PVS-14' | 'PVS-204' | 'PVS-15' | 'PVS-16' | 'PVS-17' | 'PVS-18' | 'PVS-19' | 'PVS-20' | 'PVS-21' | 'PVS-26' | 'PVS-33' | 'PVS-34' | 'PVS-35' | 'PVS-201' | 'PVS-202' | 'PVS-203' | 'PVS-36' | 'PVS-37' | 'PVS-38' | 'PVS-39' | 'PVS-40' | 'PVS-41' | 'PVS-42' | 'PVS-43' | 'PVS-44' | 'PVS-45' | 'PVS-46' | 'PVS-47' | 'PVS-48' | 'PVS-49' | 'PVS-50' | 'PVS-51' | 'PVS-52' | 'PVS-53' | 'PVS-54' | 'PVS-55' | 'PVS-56' | 'PVS-57' | 'PVS-58' | 'PVS-59' | 'PVS-60' | 'PVS-61' | 'PVS-62' | 'PVS-301' | 'PVS-101' | 'PHO-01' | 'PHO-03' | 'PHO-04' | 'PHO-05' | 'PHO-06' | 'PHO-07' | 'PHO-08' | 'PHO-09' | 'PHO-10' | 'PHO-11' | 'PHO-101' | 'PHO-12' | 'PHO-13' | 'PHO-14' | 'PHO-15' | 'PHO-16' | 'PHO-17' | 'PHO-18' | 'PHO-19' | 'PHO-20' | 'PHO-21' | 'PHO-22' | 'PHO-23' | 'PHO-24' | 'PHO-25' | 'PHO-26' | 'PHO-27' | 'PHO-28' | 'PHO-29' | 'PHO-30' | 'PHO-31' | 'PHO-32' | 'PHO-33' | 'PHO-34' | 'PHO-35' | 'PHO-36' | 'PHO-37' | 'PHO-38' | 'PHO-39' | 'PHO-40' | 'PHO-41' | 'PHO-42' | 'PHO-43' | 'PHO-44' | 'PHO-45' | 'PHO-46' | 'PHO-47' | 'PHO-48' | 'PHO-49' | 'PHO-50' | 'PHO-51' | 'PHO-52' | 'PHO-53' | 'PHO-54' | 'PHO-55' | 'PHO-56' | 'PHO-57' | 'PHO-58' | 'PHO-59' | 'PHO-60' | 'REG-101' | 'REG-01' | 'REG-03' | 'REG-04' | 'REG-05' | 'REG-06' | 'REG-08' | 'REG-09' | 'REG-10' | 'REG-201' | 'REG-11' | 'REG-12' | 'REG-13' | 'REG-14' | 'REG-15' | 'REG-16' | 'REG-17' | 'REG-18' | 'REG-19' | 'REG-20' | 'REG-21' | 'REG-22' | 'REG-23' | 'REG-24' | 'REG-25' | 'REG-26' | 'REG-27' | 'REG-28' | 'REG-29' | 'REG-30' | 'REG-31' | 'REG-32' | 'REG-33' | 'REG-34' | 'REG-35' | 'REG-36' | 'REG-37' | 'REG-202' | 'REG-38' | 'REG-39' | 'REG-40' | 'REG-41' | 'REG-42' | 'REG-43' | 'REG-44' | 'REG-45' | 'REG-47' | 'CMT-01' | 'CMT-03' | 'CMT-04' | 'CMT-05' | 'CMT-101' | 'CMT-07' | 'CMT-08' | 'CMT-09' | 'CMT-10' | 'CMT-11' | 'CMT-12' | 'CMT-13' | 'CMT-14' | 'CMT-15' | 'CMT-16' | 'CMT-17' | 'CMT-18' | 'CMT-19' | 'CMT-20' | 'CMT-21' | 'CMT-22' | 'CMT-23' | 'CMT-24' | 'CMT-25' | 'CMT-26' | 'CMT-27' | 'CMT-28' | 'CMT-29' | 'CMT-30' | 'CMT-31' | 'CMT-301' | 'CMT-32' | 'CMT-33' | 'CMT-34' | 'CMT-35' | 'CMT-36' | 'RES-01' | 'RES-02' | 'RES-03' | 'RES-04' | 'RES-05' | 'RES-06' | 'RES-07' | 'RES-08' | 'RES-09' | 'RES-10' | 'RES-11' | 'RES-12' | 'RES-13' | 'RES-14' | 'RES-15' | 'RES-16' | 'RES-17' | 'RES-18' | 'RES-19' | 'RES-20' | 'RES-21' | 'RES-22' | 'RES-23' | 'RES-24' | 'RES-25' | 'RES-26' | 'RES-27' | 'RES-28' | 'RES-29' | 'RES-30' | 'RES-31' | 'RES-32' | 'RES-33' | 'RES-201' | 'RES-202' | 'RES-203' | 'RES-34' | 'RES-35' | 'RES-36' | 'RES-37' | 'RES-38' | 'RES-39' | 'RES-40' | 'RES-102' | 'RES-41' | 'RES-42' | 'RES-43' | 'RES-44' | 'RES-45' | 'RES-46' | 'RES-47' | 'RES-48' | 'RES-49' | 'RES-50' | 'RES-51' | 'RES-52' | 'RES-53' | 'RES-54' | 'RES-55' | 'RES-56' | 'RES-57' | 'RES-58' | 'RES-59' | 'RES-60' | 'RES-61' | 'RES-62' | 'RES-101' | 'TRA-101' | 'TRA-102' | 'TRA-01' | 'TRA-02' | 'TRA-03' | 'TRA-04' | 'TRA-05' | 'TRA-06' | 'TRA-07' | 'TRA-08' | 'TRA-09' | 'TRA-10' | 'TRA-11' | 'TRA-13' | 'TRA-14' | 'TRA-15' | 'TRA-16' | 'TRA-18' | 'TRA-19' | 'TRA-20' | 'TRA-21' | 'TRA-22' | 'TRA-23' | 'TRA-24' | 'TRA-25' | 'TRA-27' | 'TRA-28' | 'TRA-204' | 'TRA-29' | 'TRA-30' | 'TRA-31' | 'TRA-32' | 'TRA-34' | 'TRA-35' | 'TRA-36' | 'TRA-37' | 'TRA-38' | 'TRA-39' | 'TRA-40' | 'TRA-41' | 'TRA-42' | 'TRA-43' | 'TRA-44' | 'TRA-201' | 'TRA-202' | 'TRA-203' | 'TRA-45' | 'TRA-46' | 'TRA-47' | 'TRA-48' | 'TRA-49' | 'TRA-50' | 'TRA-51' | 'TRA-52' | 'TRA-53' | 'TRA-54' | 'TRA-55' | 'TRA-56' | 'TRA-57' | 'TRA-58' | 'TRA-59' | 'TRA-60' | 'TRA-61' | 'TRA-303' | 'TRA-62' | 'TRA-63' | 'TRA-64' | 'TRA-65' | 'TRA-66' | 'TRA-67' | 'TRA-301' | 'TRA-302' | 'TRA-68' | 'TRA-69' | 'TRA-70' | 'TRA-71' | 'TRA-72' | 'TRA-73' | 'TRA-74' | 'TRA-75' | 'TRA-76' | 'TRA-77' | 'TRA-78' | 'TRA-79' | 'TRA-80' | 'TRA-81' | 'TRA-82' | 'TRA-83' | 'TRA-84' | 'TRA-85' | 'TRA-86' | 'TRA-88' | 'WRQ-103' | 'WRQ-101' | 'WRQ-102' | 'WRQ-01' | 'WRQ-03' | 'WRQ-04' | 'WRQ-05' | 'WRQ-06' | 'WRQ-07' | 'WRQ-08' | 'WRQ-09' | 'WRQ-10' | 'WRQ-11' | 'WRQ-12' | 'WRQ-14' | 'WRQ-15' | 'WRQ-16' | 'WRQ-17' | 'WRQ-18' | 'WRQ-19' | 'WRQ-20' | 'WRQ-21' | 'WRQ-22' | 'WRQ-23' | 'WRQ-24' | 'WRQ-25' | 'WRQ-26' | 'WRQ-27' | 'WRQ-28' | 'WRQ-29' | 'WRQ-30' | 'WRQ-31' | 'WRQ-32' | 'WRQ-33' | 'WRQ-34' | 'WRQ-36' | 'WRQ-37' | 'WRQ-38' | 'WRQ-39' | 'WRQ-40' | 'WRQ-41' | 'WRQ-42' | 'WRQ-43' | 'WRQ-44' | 'WRQ-45' | 'WRQ-46' | 'WRQ-47' | 'WRQ-48' | 'WRQ-49' | 'WRQ-50' | 'WRQ-51' | 'WRQ-52' | 'WRQ-53' | 'WRQ-54' | 'WRQ-55' | 'WRQ-56' | 'WRQ-57' | 'WRQ-58' | 'WRQ-59' | 'WRQ-60' | 'WRQ-61' | 'WRQ-62' | 'WRQ-63' | 'WRQ-64' | 'WRQ-65' | 'WRQ-66' | 'WRQ-67' | 'WRQ-68';

/** Whether the interface states it or leaves it open. */
export type Determinacy = 'firm' | 'open';

export interface Clause { readonly id: ClauseId; readonly section: string; readonly says: string; readonly determinacy: Determinacy; readonly availability?: 'planned'; readonly source: { readonly part: string; readonly line: number; readonly also?: readonly number[] }; readonly choice?: string; readonly unobservable?: string }

export const clauses: Readonly<Record<ClauseId, Clause>> = {
  "ACT-107": {
    "id": "ACT-107",
    "says": "What `available` says beside `max` and `registered` is left open.",
    "determinacy": "open",
    "choice": "capacity-available",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "section": "activities"
  },
  "ACT-108": {
    "id": "ACT-108",
    "says": "Whether a cancelled activity stays in the list is left open.",
    "determinacy": "open",
    "choice": "cancelled-activity-list",
    "source": {
      "part": "States, Activity",
      "line": 181
    },
    "section": "activities"
  },
  "ACT-105": {
    "id": "ACT-105",
    "says": "An activity shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 83
    },
    "section": "activities"
  },
  "ACT-106": {
    "id": "ACT-106",
    "says": "An activity type shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity type",
      "line": 102
    },
    "section": "activities"
  },
  "ACT-01": {
    "id": "ACT-01",
    "says": "An activity has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 83
    },
    "section": "activities"
  },
  "ACT-02": {
    "id": "ACT-02",
    "says": "The `name`, `type`, `location` and `description` of an activity are strings, and no closed set is given for the type.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 84
    },
    "section": "activities"
  },
  "ACT-03": {
    "id": "ACT-03",
    "says": "The `startDate`, `endDate`, `created` and `modified` of an activity are date-times.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 85
    },
    "section": "activities"
  },
  "ACT-04": {
    "id": "ACT-04",
    "says": "The `startTime` and the `endTime` of an activity are times of day, HH:mm on the 24-hour clock.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 86
    },
    "section": "activities"
  },
  "ACT-05": {
    "id": "ACT-05",
    "says": "The `timeType` of an activity is exactTime, allDay, morning, afternoon or evening.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 87
    },
    "section": "activities"
  },
  "ACT-06": {
    "id": "ACT-06",
    "says": "In `capacity.residents` the members `max`, `registered`, `available` and `waitlisted` are integers, `isFull` and `isOpen` booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "section": "activities"
  },
  "ACT-07": {
    "id": "ACT-07",
    "says": "In `capacity.connections` the members `max`, `registered` and `available` are integers, `isFull` and `isOpen` booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 90
    },
    "section": "activities"
  },
  "ACT-08": {
    "id": "ACT-08",
    "says": "The `allowConnections`, `isPastActivity`, `isCancelled` and `isRecurring` members of an activity are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 91
    },
    "section": "activities"
  },
  "ACT-09": {
    "id": "ACT-09",
    "says": "The `calendarId`, the `calendarName` and the `facilityId` of an activity are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 92
    },
    "section": "activities"
  },
  "ACT-10": {
    "id": "ACT-10",
    "says": "The `attachments` of an activity are an array of objects whose `id` is a string, `size` an integer, `publicToFamily` a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 93
    },
    "section": "activities"
  },
  "ACT-11": {
    "id": "ACT-11",
    "says": "The `creator` of an activity is an object whose `id` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 94
    },
    "section": "activities"
  },
  "ACT-12": {
    "id": "ACT-12",
    "says": "The `actingUserRegistrationStatus` of an activity is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 97
    },
    "section": "activities"
  },
  "ACT-13": {
    "id": "ACT-13",
    "says": "In a `recurrence` the `frequency`, `weekOfMonth` and `dayOfWeek` are strings, the `interval` is an integer, `daysOfWeek` and `exceptionDates` are arrays, and `dayOfMonth` may be null.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 99
    },
    "section": "activities"
  },
  "ACT-14": {
    "id": "ACT-14",
    "says": "In a `recurrence` the `seriesStartDate` and the `seriesEndDate` are date-times.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 99
    },
    "section": "activities"
  },
  "ACT-15": {
    "id": "ACT-15",
    "says": "What `max` and `available` say where no maximum is set is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "choice": "unlimited-capacity",
    "section": "activities"
  },
  "ACT-16": {
    "id": "ACT-16",
    "says": "When `isOpen` holds is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "choice": "is-open",
    "section": "activities"
  },
  "ACT-17": {
    "id": "ACT-17",
    "says": "An activity that ended days ago says `isPastActivity` true, and one that starts days from now says false.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 96
    },
    "section": "activities"
  },
  "ACT-18": {
    "id": "ACT-18",
    "says": "From which moment on an activity counts as past is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Activity",
      "line": 96
    },
    "choice": "past-means",
    "section": "activities"
  },
  "ACT-19": {
    "id": "ACT-19",
    "says": "An activity that staff cancelled can still be read and says `isCancelled` true.",
    "determinacy": "firm",
    "source": {
      "part": "States, Activity",
      "line": 181
    },
    "section": "activities"
  },
  "ACT-20": {
    "id": "ACT-20",
    "says": "The activities of a facility are answered with 200 and an object whose `data` is an array of activities.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-21": {
    "id": "ACT-21",
    "says": "Listing activities requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-203": {
    "id": "ACT-203",
    "says": "Listing activities requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-22": {
    "id": "ACT-22",
    "says": "An activity of the facility that takes place in the range is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-23": {
    "id": "ACT-23",
    "says": "An activity that takes place on days outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-24": {
    "id": "ACT-24",
    "says": "An activity on the calendar of one other facility alone is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-25": {
    "id": "ACT-25",
    "says": "With `type` given, the list holds the activities of that type and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-26": {
    "id": "ACT-26",
    "says": "With `location` given, the list holds the activities at exactly that location, and none whose location lacks the given text.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-27": {
    "id": "ACT-27",
    "says": "With `location` given, an activity whose location holds the given text as a part is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-28": {
    "id": "ACT-28",
    "says": "Whether `type` and `location` tell upper from lower case is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "choice": "filter-case",
    "section": "activities"
  },
  "ACT-29": {
    "id": "ACT-29",
    "says": "With `actingUserId` given, a listed activity for which that user is registered carries `actingUserRegistrationStatus`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268
    },
    "section": "activities"
  },
  "ACT-30": {
    "id": "ACT-30",
    "says": "Without `actingUserId` in the query no activity carries `actingUserRegistrationStatus`, although the header X-Acting-User-Id is sent.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 97
    },
    "section": "activities"
  },
  "ACT-31": {
    "id": "ACT-31",
    "says": "What `actingUserRegistrationStatus` says of a user who is not registered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Activity",
      "line": 97
    },
    "choice": "status-when-not-registered",
    "section": "activities"
  },
  "ACT-32": {
    "id": "ACT-32",
    "says": "With day 1 the calendar date D of `startDate`, an `endDate` of D+44 at 23:59:59, the end of day 45, is served.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "section": "activities"
  },
  "ACT-33": {
    "id": "ACT-33",
    "says": "An `endDate` of D+45 at 00:00:00, the midnight that opens day 46, or later is not served; the answer is a 4xx, or holds nothing of day 46.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "section": "activities"
  },
  "ACT-34": {
    "id": "ACT-34",
    "says": "A `startDate` late on day D makes the window no longer; an `endDate` on D+45 is out of it even at an earlier time of day than `startDate`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "section": "activities"
  },
  "ACT-35": {
    "id": "ACT-35",
    "says": "A `startDate` late on day D makes the window no shorter; an `endDate` of D+44 at 23:59:59 is served whatever the time of day of `startDate`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "section": "activities"
  },
  "ACT-36": {
    "id": "ACT-36",
    "says": "An activity at mid-day of day 1 and one at mid-day of day 45 are in the list whose range runs from the start of day 1 to the end of day 45.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "section": "activities"
  },
  "ACT-37": {
    "id": "ACT-37",
    "says": "How a window that runs past day 45 is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "choice": "window-beyond",
    "section": "activities"
  },
  "ACT-38": {
    "id": "ACT-38",
    "says": "The time zone of the calendar date that is day 1 is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "choice": "window-zone",
    "section": "activities"
  },
  "ACT-39": {
    "id": "ACT-39",
    "says": "Whether the list starts at midnight of day 1 or at the instant given is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "choice": "window-start",
    "section": "activities"
  },
  "ACT-40": {
    "id": "ACT-40",
    "says": "Whether what starts exactly at `endDate` is in the list is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277
    },
    "choice": "window-end",
    "section": "activities"
  },
  "ACT-41": {
    "id": "ACT-41",
    "says": "How an `endDate` before `startDate` is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 277,
      "also": [
        296,
        328,
        388
      ]
    },
    "choice": "window-end-before-start",
    "section": "activities"
  },
  "ACT-42": {
    "id": "ACT-42",
    "says": "Whether `startDate` and `endDate` may be plain dates is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 268,
      "also": [
        286,
        304,
        313
      ]
    },
    "choice": "window-plain-dates",
    "section": "activities"
  },
  "ACT-43": {
    "id": "ACT-43",
    "says": "Of a recurring series each unmaterialized occurrence in the range is an item of the list by itself.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "section": "activities"
  },
  "ACT-44": {
    "id": "ACT-44",
    "says": "The unmaterialized occurrences of one series share one `id` and differ in `startDate`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "section": "activities"
  },
  "ACT-45": {
    "id": "ACT-45",
    "says": "An occurrence of a series says `isRecurring` true.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 98
    },
    "section": "activities"
  },
  "ACT-46": {
    "id": "ACT-46",
    "says": "No item that carries the id of a series falls on one of the `exceptionDates` of the series.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 279
    },
    "section": "activities"
  },
  "ACT-47": {
    "id": "ACT-47",
    "says": "An occurrence in the list is fetched by its `id` and an `occurrenceDate` equal to the date of its `startDate`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "section": "activities"
  },
  "ACT-48": {
    "id": "ACT-48",
    "says": "An occurrence asked for by `occurrenceDate` starts on that date and keeps the `id` that its series shares.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "section": "activities"
  },
  "ACT-49": {
    "id": "ACT-49",
    "says": "An `occurrenceDate` before the series starts is answered 404.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 279
    },
    "section": "activities"
  },
  "ACT-50": {
    "id": "ACT-50",
    "says": "An `occurrenceDate` after the series ends is answered 404.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 279
    },
    "section": "activities"
  },
  "ACT-51": {
    "id": "ACT-51",
    "says": "An `occurrenceDate` among the `exceptionDates` of the series is answered 404.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 279
    },
    "section": "activities"
  },
  "ACT-52": {
    "id": "ACT-52",
    "says": "An `occurrenceDate` on an activity that does not recur is answered 200 with the activity, or 400.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 280
    },
    "section": "activities"
  },
  "ACT-53": {
    "id": "ACT-53",
    "says": "Whether an `occurrenceDate` on an activity that does not recur is ignored with a warning or answered 400 is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 280
    },
    "choice": "occurrence-date-on-single",
    "section": "activities"
  },
  "ACT-54": {
    "id": "ACT-54",
    "says": "Whether `occurrenceDate` may be a whole date-time, as the startDate of the occurrence is, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "choice": "occurrence-date-form",
    "section": "activities"
  },
  "ACT-55": {
    "id": "ACT-55",
    "says": "How an `occurrenceDate` in the range of the series on which nothing occurs is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 279
    },
    "choice": "occurrence-off-pattern",
    "section": "activities"
  },
  "ACT-56": {
    "id": "ACT-56",
    "says": "What the id of a series answers without `occurrenceDate` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 278
    },
    "choice": "series-without-occurrence-date",
    "section": "activities"
  },
  "ACT-57": {
    "id": "ACT-57",
    "says": "One activity is answered with 200 and an object whose `data` is the activity with the id in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 269
    },
    "section": "activities"
  },
  "ACT-58": {
    "id": "ACT-58",
    "says": "Reading one activity shows its `capacity`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 269
    },
    "section": "activities"
  },
  "ACT-59": {
    "id": "ACT-59",
    "says": "`capacity.residents.registered` counts the residents registered.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "section": "activities"
  },
  "ACT-60": {
    "id": "ACT-60",
    "says": "With `actingUserId` given, an activity for which that user is registered carries `actingUserRegistrationStatus`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 269
    },
    "section": "activities"
  },
  "ACT-61": {
    "id": "ACT-61",
    "says": "Staff without the permission get 403 when they read an activity.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "section": "activities"
  },
  "ACT-62": {
    "id": "ACT-62",
    "says": "Staff of other facilities than the activity's get 403 when they read it.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "section": "activities"
  },
  "ACT-63": {
    "id": "ACT-63",
    "says": "Which permission staff need to read an activity is left open.",
    "determinacy": "open",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "choice": "get-activity-permission",
    "section": "activities"
  },
  "ACT-64": {
    "id": "ACT-64",
    "says": "Whether an activity can still be read by id after its deletion is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 461
    },
    "choice": "deleted-activity-read",
    "section": "activities"
  },
  "ACT-65": {
    "id": "ACT-65",
    "says": "Creating an activity answers an object whose `data` is the activity made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-66": {
    "id": "ACT-66",
    "says": "An activity that was made can be read under the id in the answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-67": {
    "id": "ACT-67",
    "says": "Replacing an activity is answered with 200 and an object whose `data` is the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-68": {
    "id": "ACT-68",
    "says": "An activity body requires `name`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-201": {
    "id": "ACT-201",
    "says": "An activity body requires `type`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-202": {
    "id": "ACT-202",
    "says": "An activity body requires `startDate`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-69": {
    "id": "ACT-69",
    "says": "An activity body under exactTime requires `startTime`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-70": {
    "id": "ACT-70",
    "says": "Whether `startTime` is required under another `timeType`, such as allDay, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "choice": "all-day-start-time",
    "section": "activities"
  },
  "ACT-71": {
    "id": "ACT-71",
    "says": "An activity body with the required members alone is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-72": {
    "id": "ACT-72",
    "says": "A `timeType` outside the five values is refused, or at least not shown in the answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-73": {
    "id": "ACT-73",
    "says": "Where the body of a create or a replacement names no `timeType`, it is exactTime.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-74": {
    "id": "ACT-74",
    "says": "The `name`, `type`, `location` and `description` sent are the ones of the activity afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-75": {
    "id": "ACT-75",
    "says": "The `timeType` sent, and under exactTime the `startDate`, `endDate`, `startTime` and `endTime` sent in agreement with each other, are the ones of the activity afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-76": {
    "id": "ACT-76",
    "says": "The `allowConnections` sent is the one of the activity afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-77": {
    "id": "ACT-77",
    "says": "The `maxRegistered` sent is shown as `capacity.residents.max`, and the `maxRegisteredConnections` sent as `capacity.connections.max`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-78": {
    "id": "ACT-78",
    "says": "An activity stands on the calendar in whose path it was made; its `calendarId` says so.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-79": {
    "id": "ACT-79",
    "says": "An activity on a calendar of one facility carries the `facilityId` of that facility.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-80": {
    "id": "ACT-80",
    "says": "Which `facilityId` an activity on a calendar of several facilities carries is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "choice": "shared-calendar-facility",
    "section": "activities"
  },
  "ACT-81": {
    "id": "ACT-81",
    "says": "An activity made through the API takes place once; no body makes a series, not even one with a `recurrence`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-82": {
    "id": "ACT-82",
    "says": "Replacing an activity keeps its `id`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-83": {
    "id": "ACT-83",
    "says": "A `location` or `description` left out of a replacement is cleared.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-84": {
    "id": "ACT-84",
    "says": "A `maxRegistered` left out of a replacement takes the former maximum away.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-85": {
    "id": "ACT-85",
    "says": "An attachment named in a replacement stays and takes the `publicToFamily` sent with it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-86": {
    "id": "ACT-86",
    "says": "An attachment that the `attachments` of a replacement do not name is gone from the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-87": {
    "id": "ACT-87",
    "says": "How an `attachmentId` that the activity does not have is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "choice": "unknown-attachment-id",
    "section": "activities"
  },
  "ACT-88": {
    "id": "ACT-88",
    "says": "Replacing an activity never moves it to another calendar, not even with a `calendarId` in the body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-89": {
    "id": "ACT-89",
    "says": "How a `calendarId` in a replacement is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "choice": "calendar-in-put",
    "section": "activities"
  },
  "ACT-90": {
    "id": "ACT-90",
    "says": "A past activity cannot be modified; after an attempt it reads as before.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 270
    },
    "section": "activities"
  },
  "ACT-91": {
    "id": "ACT-91",
    "says": "How an attempt to modify a past activity is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "choice": "past-activity-status",
    "section": "activities"
  },
  "ACT-92": {
    "id": "ACT-92",
    "says": "A recurring series cannot be edited; after an attempt it reads as before.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "section": "activities"
  },
  "ACT-93": {
    "id": "ACT-93",
    "says": "How an attempt to edit a recurring series is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 272
    },
    "choice": "series-edit-status",
    "section": "activities"
  },
  "ACT-94": {
    "id": "ACT-94",
    "says": "Deleting an activity is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 271
    },
    "section": "activities"
  },
  "ACT-95": {
    "id": "ACT-95",
    "says": "A deleted activity is no longer in the list of its facility.",
    "determinacy": "firm",
    "source": {
      "part": "States, Activity",
      "line": 181
    },
    "section": "activities"
  },
  "ACT-96": {
    "id": "ACT-96",
    "says": "Deleting an activity for which a resident is registered is refused; the activity and the registration stay.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 271
    },
    "section": "activities"
  },
  "ACT-97": {
    "id": "ACT-97",
    "says": "Once its last registration is cancelled, an activity can be deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 271
    },
    "section": "activities"
  },
  "ACT-98": {
    "id": "ACT-98",
    "says": "With which status the deletion of an activity with active registrations is refused, and how it is confirmed, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "choice": "delete-with-registrations-status",
    "section": "activities"
  },
  "ACT-99": {
    "id": "ACT-99",
    "says": "Whether waitlisted entries alone keep an activity from being deleted is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 271
    },
    "choice": "waitlist-blocks-delete",
    "unobservable": "a cancel promotes, so nobody stays on the waitlist alone",
    "section": "activities"
  },
  "ACT-100": {
    "id": "ACT-100",
    "says": "What deleting a recurring series removes is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Activities",
      "line": 271
    },
    "choice": "series-delete",
    "section": "activities"
  },
  "ACT-101": {
    "id": "ACT-101",
    "says": "The activity types are answered with 200 and an object whose `data` is an array of activity types.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 274
    },
    "section": "activities"
  },
  "ACT-102": {
    "id": "ACT-102",
    "says": "The `id`, the `name` and the `category` of an activity type are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity type",
      "line": 102
    },
    "section": "activities"
  },
  "ACT-103": {
    "id": "ACT-103",
    "says": "Listing activity types requires the header X-Acting-User-Id; without it the request is not served.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Activities",
      "line": 274
    },
    "section": "activities"
  },
  "ACT-104": {
    "id": "ACT-104",
    "says": "The value of X-Acting-User-Id changes nothing in the list of activity types; any identity, and an unknown one too, gets the same list.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 430
    },
    "section": "activities"
  },
  "ATD-01": {
    "id": "ATD-01",
    "says": "An attachment of an activity is answered with 200 and the very bytes of the file.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities",
      "line": 273
    },
    "section": "activity-attachments"
  },
  "ATD-02": {
    "id": "ATD-02",
    "says": "The Content-Type of the answer is the type of the file.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities",
      "line": 273
    },
    "section": "activity-attachments"
  },
  "ATD-03": {
    "id": "ATD-03",
    "says": "Where the type of the file is unknown, the Content-Type of the answer is application/octet-stream.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities",
      "line": 273
    },
    "section": "activity-attachments"
  },
  "ATD-04": {
    "id": "ATD-04",
    "says": "The Content-Disposition of the answer carries the name of the file.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities",
      "line": 273
    },
    "section": "activity-attachments"
  },
  "ATD-05": {
    "id": "ATD-05",
    "says": "Whether the Content-Disposition says attachment or inline is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities",
      "line": 273
    },
    "choice": "activity-attachment-disposition",
    "section": "activity-attachments"
  },
  "ATD-06": {
    "id": "ATD-06",
    "says": "Staff of a facility of the activity who have the permission to read the activity download its attachments, whatever `publicToFamily` says.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-07": {
    "id": "ATD-07",
    "says": "Staff without the permission to read the activity get 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-08": {
    "id": "ATD-08",
    "says": "Staff of other facilities than the activity's get 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-09": {
    "id": "ATD-09",
    "says": "Whether an enterprise system actor may download an attachment of an activity is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "choice": "activity-attachment-system-actor",
    "section": "activity-attachments"
  },
  "ATD-10": {
    "id": "ATD-10",
    "says": "A resident who is registered for the activity downloads its attachments, whatever `publicToFamily` says.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-11": {
    "id": "ATD-11",
    "says": "A resident who attended the activity downloads its attachments, registered or not.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-12": {
    "id": "ATD-12",
    "says": "A resident who neither is registered for the activity nor attended it gets 404, be the attachment public to the family or not.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-13": {
    "id": "ATD-13",
    "says": "Whether a resident or a connection on the waitlist counts as registered is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "choice": "waitlisted-attachment-download",
    "section": "activity-attachments"
  },
  "ATD-14": {
    "id": "ATD-14",
    "says": "A connection that is registered for the activity downloads its attachments that are not kept from the family.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-15": {
    "id": "ATD-15",
    "says": "A connection downloads the attachments of an activity on an activity calendar of the facility of a linked resident, registered or not.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-16": {
    "id": "ATD-16",
    "says": "A connection downloads the attachments of an activity on a meal calendar of the facility of a linked resident, registered or not.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-17": {
    "id": "ATD-17",
    "says": "Which calendars are activity and meal calendars is left open, since the words of `category` are not shown.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "choice": "attachment-calendar-kinds",
    "section": "activity-attachments"
  },
  "ATD-18": {
    "id": "ATD-18",
    "says": "A connection that is not registered for the activity gets 404 where the calendar belongs to no facility of a linked resident.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-19": {
    "id": "ATD-19",
    "says": "A connection gets 404 for an attachment whose `publicToFamily` is false, even where it is registered for the activity.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-20": {
    "id": "ATD-20",
    "says": "An attachment of an activity that does not exist is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-21": {
    "id": "ATD-21",
    "says": "An id that is no attachment of anything is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-22": {
    "id": "ATD-22",
    "says": "An attachment of another activity than the one in the path is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ATD-23": {
    "id": "ATD-23",
    "says": "A file that a replacement of the activity took out of its `attachments` is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Activities, rules",
      "line": 281
    },
    "section": "activity-attachments"
  },
  "ALB-01": {
    "id": "ALB-01",
    "says": "An album has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-02": {
    "id": "ALB-02",
    "says": "The `type` of an album is a string, and no closed set is given for it.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-03": {
    "id": "ALB-03",
    "says": "The `facilities` of an album are an array of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-04": {
    "id": "ALB-04",
    "says": "The `sharedAcrossCommunities` of an album is a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-05": {
    "id": "ALB-05",
    "says": "The `createdAt` of an album is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-06": {
    "id": "ALB-06",
    "says": "The title, the type, the facilities and the sharing that staff gave an album are the ones that it shows.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-07": {
    "id": "ALB-07",
    "says": "The albums of a facility are answered with 200 and an object whose `data` is an array of albums.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Albums",
      "line": 331
    },
    "section": "albums"
  },
  "ALB-08": {
    "id": "ALB-08",
    "says": "An album of the facility is in its list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Albums",
      "line": 331
    },
    "section": "albums"
  },
  "ALB-09": {
    "id": "ALB-09",
    "says": "An album of other facilities alone that is not shared across communities is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Albums",
      "line": 331
    },
    "section": "albums"
  },
  "ALB-10": {
    "id": "ALB-10",
    "says": "Which facilities show an album that is shared across communities is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "choice": "shared-album-lists",
    "section": "albums"
  },
  "ALB-11": {
    "id": "ALB-11",
    "says": "One album is answered with 200 and the album itself, not wrapped in `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Albums",
      "line": 333
    },
    "section": "albums"
  },
  "ALB-12": {
    "id": "ALB-12",
    "says": "The album in the answer is the one whose id stands in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Albums",
      "line": 333
    },
    "section": "albums"
  },
  "ALB-101": {
    "id": "ALB-101",
    "says": "An album shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-102": {
    "id": "ALB-102",
    "says": "Albums are only read; no POST, PUT or DELETE of the list of albums or of one album makes, changes or deletes one.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "section": "albums"
  },
  "ALB-103": {
    "id": "ALB-103",
    "says": "Whether the `facilities` of an album are ids or names is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Album",
      "line": 120
    },
    "choice": "album-facilities",
    "section": "albums"
  },
  "ANN-01": {
    "id": "ANN-01",
    "says": "An announcement has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-03": {
    "id": "ANN-03",
    "says": "The `recipientGroups` and the `facilities` of an announcement are arrays of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-04": {
    "id": "ANN-04",
    "says": "The `status` of an announcement is a string, and no closed set is given for it.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-05": {
    "id": "ANN-05",
    "says": "The `attachments` of an announcement are an array of objects with an `id`, a string, and with `name`, `size` and `extension`.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-06": {
    "id": "ANN-06",
    "says": "The `isRead` and the `isArchived` of an announcement are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-101": {
    "id": "ANN-101",
    "says": "An announcement shows each of its listed members, those of its attachments too, wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-102": {
    "id": "ANN-102",
    "says": "Whether the `facilities` of an announcement are ids or names is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "choice": "announcement-facilities",
    "section": "announcements"
  },
  "ANN-103": {
    "id": "ANN-103",
    "says": "Whether the `createdBy` of an announcement is a text or an object is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "choice": "announcement-created-by",
    "section": "announcements"
  },
  "ANN-07": {
    "id": "ANN-07",
    "says": "The announcement of a connection is answered with 200 and an object whose `data` is the announcement with the id in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 365
    },
    "section": "announcements"
  },
  "ANN-08": {
    "id": "ANN-08",
    "says": "An announcement shows the `subject`, the `message` and the `smsMessage` with which it was sent.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "section": "announcements"
  },
  "ANN-09": {
    "id": "ANN-09",
    "says": "The acting user that resolves to the connection in the path is served on the announcement routes under it.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 431
    },
    "section": "announcements"
  },
  "ANN-10": {
    "id": "ANN-10",
    "says": "The enterprise system actor is served on the announcement routes under any connection.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 431
    },
    "section": "announcements"
  },
  "ANN-11": {
    "id": "ANN-11",
    "says": "An acting user that is neither the connection in the path nor the enterprise system actor gets no 2xx on the announcement routes under it.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 431
    },
    "section": "announcements"
  },
  "ANN-12": {
    "id": "ANN-12",
    "says": "Which refusal an identity gets that an announcement route does not accept is left open.",
    "determinacy": "open",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "choice": "announcement-identity-status",
    "section": "announcements"
  },
  "ANN-13": {
    "id": "ANN-13",
    "says": "Whether an acting id that is the `externalId` of a connection resolves to that connection is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 365
    },
    "choice": "announcement-acting-id",
    "section": "announcements"
  },
  "ANN-14": {
    "id": "ANN-14",
    "says": "What an announcement answers under a connection to which it was not sent is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 365
    },
    "choice": "announcement-not-sent",
    "section": "announcements"
  },
  "ANN-15": {
    "id": "ANN-15",
    "says": "Whether reading an announcement under a connection sets `isRead` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Announcement",
      "line": 132
    },
    "choice": "announcement-read-mark",
    "section": "announcements"
  },
  "ANN-16": {
    "id": "ANN-16",
    "says": "Archiving an announcement is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 366
    },
    "section": "announcements"
  },
  "ANN-17": {
    "id": "ANN-17",
    "says": "After it was archived for a connection, the announcement says `isArchived` true under that connection.",
    "determinacy": "firm",
    "source": {
      "part": "States, Announcement",
      "line": 212
    },
    "section": "announcements"
  },
  "ANN-18": {
    "id": "ANN-18",
    "says": "Archiving an announcement for one connection leaves its `isArchived` under another connection as it is.",
    "determinacy": "firm",
    "source": {
      "part": "States, Announcement",
      "line": 212
    },
    "section": "announcements"
  },
  "ANN-19": {
    "id": "ANN-19",
    "says": "Unarchiving an announcement is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 367
    },
    "section": "announcements"
  },
  "ANN-20": {
    "id": "ANN-20",
    "says": "After it was unarchived for a connection, the announcement does not say `isArchived` true under that connection.",
    "determinacy": "firm",
    "source": {
      "part": "States, Announcement",
      "line": 212
    },
    "section": "announcements"
  },
  "ANN-21": {
    "id": "ANN-21",
    "says": "Unarchiving an announcement for one connection leaves its `isArchived` under another connection as it is.",
    "determinacy": "firm",
    "source": {
      "part": "States, Announcement",
      "line": 212
    },
    "section": "announcements"
  },
  "ANN-22": {
    "id": "ANN-22",
    "says": "Archiving and unarchiving in the name of an identity that is not accepted change nothing.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 431
    },
    "section": "announcements"
  },
  "ANN-23": {
    "id": "ANN-23",
    "says": "How a second archiving, and the unarchiving of what is not archived, are answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Announcement",
      "line": 212
    },
    "choice": "announcement-archive-again",
    "section": "announcements"
  },
  "ANN-24": {
    "id": "ANN-24",
    "says": "An announcement asked for by its id alone is answered to the enterprise system actor with 200 and an object whose `data` is the announcement with that id.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 368
    },
    "section": "announcements"
  },
  "ANN-25": {
    "id": "ANN-25",
    "says": "A resident, a connection or a staff member as acting user gets no 2xx for an announcement asked for by its id alone.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 432
    },
    "section": "announcements"
  },
  "ANN-26": {
    "id": "ANN-26",
    "says": "What `isRead` and `isArchived` say where no connection is named is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 368
    },
    "choice": "announcement-flat-flags",
    "section": "announcements"
  },
  "ANN-27": {
    "id": "ANN-27",
    "says": "An attachment of an announcement, asked for by its id, is answered to the enterprise system actor with 200 and the bytes of the file.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 369
    },
    "section": "announcements"
  },
  "ANN-28": {
    "id": "ANN-28",
    "says": "A resident, a connection or a staff member as acting user gets no 2xx for an attachment of an announcement.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 432
    },
    "section": "announcements"
  },
  "ANN-29": {
    "id": "ANN-29",
    "says": "Which Content-Type and Content-Disposition come with an attachment of an announcement is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 369
    },
    "choice": "announcement-attachment-headers",
    "section": "announcements"
  },
  "ANN-30": {
    "id": "ANN-30",
    "says": "A list of announcements, page by page, exists somewhere under residents and connections.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 371
    },
    "unobservable": "no request can be sent to a route whose path is not shown",
    "section": "announcements"
  },
  "ASM-01": {
    "id": "ASM-01",
    "says": "An assessment has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-02": {
    "id": "ASM-02",
    "says": "The `assessmentId`, `assessmentName` and `assessmentTemplateId` of an assessment are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-03": {
    "id": "ASM-03",
    "says": "The `facilityId` and the `facilityName` of an assessment are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-04": {
    "id": "ASM-04",
    "says": "The `type` and the `category` of an assessment are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-05": {
    "id": "ASM-05",
    "says": "The `isCompleted` and the `isMostRecent` of an assessment are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-06": {
    "id": "ASM-06",
    "says": "The `dateStarted`, `dateCompleted` and `dateLastUpdated` of an assessment are date-times.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-07": {
    "id": "ASM-07",
    "says": "The `createdBy` and the `completedBy` of an assessment are objects whose `id` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-101": {
    "id": "ASM-101",
    "says": "An assessment shows each listed member of its summary wherever the member has a value, in the list as in full.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-102": {
    "id": "ASM-102",
    "says": "A question of a full assessment shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-103": {
    "id": "ASM-103",
    "says": "A question catalogue shows each of its listed members, those of options and of follow-up questions too, wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-08": {
    "id": "ASM-08",
    "says": "The assessments of a resident are answered with 200 and an object whose `data` is an array of assessments.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-09": {
    "id": "ASM-09",
    "says": "The list of a resident holds that resident's assessments and nobody else's.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-10": {
    "id": "ASM-10",
    "says": "Without `category` the list holds an assessment of the resident whatever its category, and when it has none.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-11": {
    "id": "ASM-11",
    "says": "Completed assessments come by `dateCompleted`, the latest first.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-12": {
    "id": "ASM-12",
    "says": "The list carries no question content.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-13": {
    "id": "ASM-13",
    "says": "With a `category` of lifeStory the list is served and holds the assessments of the resident that have this category.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-14": {
    "id": "ASM-14",
    "says": "With a `category` of lifeStory no assessment of another category is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-15": {
    "id": "ASM-15",
    "says": "With a `category` of lifeStory no assessment without a category is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-16": {
    "id": "ASM-16",
    "says": "A `category` that is not recognized is refused with 400.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-17": {
    "id": "ASM-17",
    "says": "The body that refuses a `category` names lifeStory, the recognized value.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-18": {
    "id": "ASM-18",
    "says": "A `category` that differs from lifeStory only in upper and lower case is not recognized.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-19": {
    "id": "ASM-19",
    "says": "A `category` that is only a part of lifeStory, or holds more than it, is not recognized.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-20": {
    "id": "ASM-20",
    "says": "Where assessments without a completion date stand in the list is left open.",
    "determinacy": "open",
    "choice": "unfinished-assessment-order",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-21": {
    "id": "ASM-21",
    "says": "What an empty `category` does is left open.",
    "determinacy": "open",
    "choice": "empty-category",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 243
    },
    "section": "assessments"
  },
  "ASM-22": {
    "id": "ASM-22",
    "says": "Whether assessments carry categories that the filter does not recognize is left open.",
    "determinacy": "open",
    "choice": "assessment-categories",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-23": {
    "id": "ASM-23",
    "says": "One assessment is answered with 200 and an object whose `data` is the assessment that the path names.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 244
    },
    "section": "assessments"
  },
  "ASM-24": {
    "id": "ASM-24",
    "says": "The full assessment shows what the list shows of it.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-25": {
    "id": "ASM-25",
    "says": "The `questions` of an assessment are an array in the sequence that their `order` gives.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-26": {
    "id": "ASM-26",
    "says": "A question of an assessment has a `questionGuid`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-30": {
    "id": "ASM-30",
    "says": "The `answers` and the `followUpQuestions` of a question of an assessment are arrays.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-31": {
    "id": "ASM-31",
    "says": "The `answers` of a question are those selected for it, without the options that were not selected.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 244
    },
    "section": "assessments"
  },
  "ASM-32": {
    "id": "ASM-32",
    "says": "What an item of `answers` or of `followUpQuestions` in an assessment holds is left open.",
    "determinacy": "open",
    "choice": "assessment-answer-items",
    "source": {
      "part": "Resources, Assessment",
      "line": 52
    },
    "section": "assessments"
  },
  "ASM-33": {
    "id": "ASM-33",
    "says": "Whether the path of one assessment takes its `id` or its `assessmentId` is left open.",
    "determinacy": "open",
    "choice": "assessment-path-id",
    "source": {
      "part": "Resources, Assessment summary",
      "line": 49
    },
    "section": "assessments"
  },
  "ASM-34": {
    "id": "ASM-34",
    "says": "The question catalogue is answered with 200 and is the answer itself, not wrapped in `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 247
    },
    "section": "assessments"
  },
  "ASM-35": {
    "id": "ASM-35",
    "says": "The `assessmentId` of a catalogue is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-36": {
    "id": "ASM-36",
    "says": "The `questions` of a catalogue are an array, and each has a `guid`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-38": {
    "id": "ASM-38",
    "says": "The `order` of a question in a catalogue is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-39": {
    "id": "ASM-39",
    "says": "The `isRequired`, `isAllowMultipleSelection`, `isAllowCustomAnswer` and `hasAdditionalComments` of a question in a catalogue are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-40": {
    "id": "ASM-40",
    "says": "The `answerOptions` of a question in a catalogue are an array, and each has a `guid`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-42": {
    "id": "ASM-42",
    "says": "The `followUpQuestions` of a question in a catalogue are an array, and each has a `guid`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-44": {
    "id": "ASM-44",
    "says": "The `questionGuid` of every question of an assessment is the `guid` of a question in its catalogue.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-45": {
    "id": "ASM-45",
    "says": "An answer selected from the options of a question carries the `guid` that its option has in the catalogue.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Assessment question catalogue",
      "line": 55
    },
    "section": "assessments"
  },
  "ASM-46": {
    "id": "ASM-46",
    "says": "The PDF of an assessment is answered with 200 and the bytes of a PDF file, which begin with %PDF.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 246
    },
    "section": "assessments"
  },
  "ASM-47": {
    "id": "ASM-47",
    "says": "Which Content-Type the PDF of an assessment comes with is left open.",
    "determinacy": "open",
    "choice": "pdf-content-type",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 246
    },
    "section": "assessments"
  },
  "ASM-48": {
    "id": "ASM-48",
    "says": "The PDF shows the full assessment.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 246
    },
    "section": "assessments"
  },
  "ASM-49": {
    "id": "ASM-49",
    "says": "Deleting an assessment is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 245
    },
    "section": "assessments"
  },
  "ASM-50": {
    "id": "ASM-50",
    "says": "A deleted assessment is no longer in the list, with `category` or without.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 245
    },
    "section": "assessments"
  },
  "ASM-51": {
    "id": "ASM-51",
    "says": "Deleting an assessment leaves the other assessments of the resident in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 245
    },
    "section": "assessments"
  },
  "ASM-52": {
    "id": "ASM-52",
    "says": "What a read of a deleted assessment answers is left open.",
    "determinacy": "open",
    "choice": "deleted-assessment-read",
    "source": {
      "part": "Endpoints, Assessments",
      "line": 245
    },
    "section": "assessments"
  },
  "ATT-101": {
    "id": "ATT-101",
    "says": "An attendance record shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-01": {
    "id": "ATT-01",
    "says": "The `userId` of an attendance record is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-02": {
    "id": "ATT-02",
    "says": "The `userType` of an attendance record is resident or connection.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-03": {
    "id": "ATT-03",
    "says": "The `status` of an attendance record is attended or declined.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-04": {
    "id": "ATT-04",
    "says": "The `markedAt` of an attendance record is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-05": {
    "id": "ATT-05",
    "says": "The `declineReason` of an attendance record is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-06": {
    "id": "ATT-06",
    "says": "The `duration` of an attendance record is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-07": {
    "id": "ATT-07",
    "says": "The `activityId` of an attendance record is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-09": {
    "id": "ATT-09",
    "says": "The `facilityId` of an attendance record is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-10": {
    "id": "ATT-10",
    "says": "A record in the answer to a mark or an update, and in the list of a resident, carries the `activityId` of its activity.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-11": {
    "id": "ATT-11",
    "says": "The `activityName`, `activityType` and `activityLocation` of such a record are the name, the type and the location of the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Attendance record",
      "line": 117
    },
    "section": "attendance"
  },
  "ATT-12": {
    "id": "ATT-12",
    "says": "The attendance of an activity is answered with 200 and an object whose `data` is an object with the array `attendanceRecords`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 324
    },
    "section": "attendance"
  },
  "ATT-13": {
    "id": "ATT-13",
    "says": "The `activityId` beside `attendanceRecords` is the one of the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 324
    },
    "section": "attendance"
  },
  "ATT-14": {
    "id": "ATT-14",
    "says": "The `activityName` beside `attendanceRecords` is the name of the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 324
    },
    "section": "attendance"
  },
  "ATT-16": {
    "id": "ATT-16",
    "says": "A user who was marked for the activity is in `attendanceRecords` with the record as it is at that moment.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 324
    },
    "section": "attendance"
  },
  "ATT-17": {
    "id": "ATT-17",
    "says": "A record of another activity is not in `attendanceRecords`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 324
    },
    "section": "attendance"
  },
  "ATT-18": {
    "id": "ATT-18",
    "says": "A user who was not marked is not in `attendanceRecords`.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-19": {
    "id": "ATT-19",
    "says": "Marking attendance answers an object whose `data` is the record made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-20": {
    "id": "ATT-20",
    "says": "A mark requires `userId`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-201": {
    "id": "ATT-201",
    "says": "A mark requires `userType`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-202": {
    "id": "ATT-202",
    "says": "A mark requires `status`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-22": {
    "id": "ATT-22",
    "says": "A `status` other than attended or declined is refused, or at least not shown in the answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-23": {
    "id": "ATT-23",
    "says": "A mark as declined without `declineReason` is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-24": {
    "id": "ATT-24",
    "says": "A mark as attended without `declineReason` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-25": {
    "id": "ATT-25",
    "says": "A mark without `duration` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-26": {
    "id": "ATT-26",
    "says": "A resident is marked by the resident's id, and the record carries it as `userId`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-27": {
    "id": "ATT-27",
    "says": "The `userType` and the `status` sent are those of the record afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-28": {
    "id": "ATT-28",
    "says": "The `declineReason` sent with a mark as declined is the one of the record afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-29": {
    "id": "ATT-29",
    "says": "Sleeping, Feeling ill, Not interested, Out of facility and Other are each accepted as `declineReason`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-30": {
    "id": "ATT-30",
    "says": "The `duration` sent is the one of the record afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-31": {
    "id": "ATT-31",
    "says": "What a second mark of a user for the same activity does is left open.",
    "determinacy": "open",
    "choice": "second-mark",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-32": {
    "id": "ATT-32",
    "says": "Whether a user who is not registered for the activity can be marked is left open.",
    "determinacy": "open",
    "choice": "mark-without-registration",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-33": {
    "id": "ATT-33",
    "says": "Which occurrence of a recurring series a mark stands for is left open.",
    "determinacy": "open",
    "choice": "attendance-of-series",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-34": {
    "id": "ATT-34",
    "says": "Whether a `declineReason` other than the five known ones is accepted is left open.",
    "determinacy": "open",
    "choice": "other-decline-reason",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-35": {
    "id": "ATT-35",
    "says": "What becomes of a `declineReason` for somebody who attended is left open.",
    "determinacy": "open",
    "choice": "reason-when-attended",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-36": {
    "id": "ATT-36",
    "says": "Which identifier marks a connection is left open.",
    "determinacy": "open",
    "choice": "connection-mark-id",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 325
    },
    "section": "attendance"
  },
  "ATT-37": {
    "id": "ATT-37",
    "says": "Updating attendance is answered with 200 and an object whose `data` is the record.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 326
    },
    "section": "attendance"
  },
  "ATT-38": {
    "id": "ATT-38",
    "says": "The record of a resident is updated under the id of the resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 326
    },
    "section": "attendance"
  },
  "ATT-39": {
    "id": "ATT-39",
    "says": "The record of a connection is updated under the id of the connection.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 326
    },
    "section": "attendance"
  },
  "ATT-40": {
    "id": "ATT-40",
    "says": "The `declineReason` sent with an update of a declined record is the one of the record afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-41": {
    "id": "ATT-41",
    "says": "The `duration` sent with an update is the one of the record afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-42": {
    "id": "ATT-42",
    "says": "An update keeps the `userId`, the `userType` and the `status` of the record.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-43": {
    "id": "ATT-43",
    "says": "An update changes the record of the user and of the activity in the path and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 326
    },
    "section": "attendance"
  },
  "ATT-44": {
    "id": "ATT-44",
    "says": "What becomes of a `declineReason` or a `duration` left out of an update is left open.",
    "determinacy": "open",
    "choice": "attendance-put-omitted",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 326
    },
    "section": "attendance"
  },
  "ATT-45": {
    "id": "ATT-45",
    "says": "Deleting attendance is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 327
    },
    "section": "attendance"
  },
  "ATT-46": {
    "id": "ATT-46",
    "says": "The record of a resident is deleted under the id of the resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 327
    },
    "section": "attendance"
  },
  "ATT-47": {
    "id": "ATT-47",
    "says": "The record of a connection is deleted under the id of the connection.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 327
    },
    "section": "attendance"
  },
  "ATT-48": {
    "id": "ATT-48",
    "says": "A deleted record is neither in the attendance of the activity nor in the list of the resident.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-49": {
    "id": "ATT-49",
    "says": "Deleting removes the record of the user and of the activity in the path and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 327
    },
    "section": "attendance"
  },
  "ATT-50": {
    "id": "ATT-50",
    "says": "A user whose record was deleted can be marked for the activity again.",
    "determinacy": "firm",
    "source": {
      "part": "States, Attendance",
      "line": 178
    },
    "section": "attendance"
  },
  "ATT-51": {
    "id": "ATT-51",
    "says": "The attendance of a resident is answered with 200 and an object whose `data` is an array of records.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-52": {
    "id": "ATT-52",
    "says": "Listing the attendance of a resident requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-203": {
    "id": "ATT-203",
    "says": "Listing the attendance of a resident requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-53": {
    "id": "ATT-53",
    "says": "A resident's record that was marked in the range for an activity in the range is in the list, attended or declined.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-54": {
    "id": "ATT-54",
    "says": "A resident's record that was marked outside the range for an activity outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-55": {
    "id": "ATT-55",
    "says": "The list of a resident holds that resident's records and nobody else's.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-56": {
    "id": "ATT-56",
    "says": "The list of a resident shows a record as it is at that moment.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-57": {
    "id": "ATT-57",
    "says": "Whether the range selects by the day of the activity or by the day of marking is left open.",
    "determinacy": "open",
    "choice": "attendance-list-dates",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-58": {
    "id": "ATT-58",
    "says": "Whether the list of a resident has a longest range is left open.",
    "determinacy": "open",
    "choice": "attendance-list-window",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-59": {
    "id": "ATT-59",
    "says": "Whether the list of a resident starts at midnight of its first day or at the instant given is left open.",
    "determinacy": "open",
    "choice": "window-start",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-60": {
    "id": "ATT-60",
    "says": "Whether what falls exactly at `endDate` is in the list of a resident is left open.",
    "determinacy": "open",
    "choice": "window-end",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "ATT-62": {
    "id": "ATT-62",
    "says": "Whether the `startDate` and `endDate` of the list of a resident may be plain dates is left open.",
    "determinacy": "open",
    "choice": "window-plain-dates",
    "source": {
      "part": "Endpoints, Attendance",
      "line": 328
    },
    "section": "attendance"
  },
  "AUT-01": {
    "id": "AUT-01",
    "says": "A request under the tenant prefix without an Authorization header is refused with a 4xx.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 425
    },
    "section": "authentication"
  },
  "AUT-02": {
    "id": "AUT-02",
    "says": "A request to /ping without an Authorization header is refused with a 4xx.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 425
    },
    "section": "authentication"
  },
  "AUT-03": {
    "id": "AUT-03",
    "says": "Where the service knows one fixed token, a bearer token other than that one is refused with a 4xx.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 425
    },
    "section": "authentication"
  },
  "AUT-04": {
    "id": "AUT-04",
    "says": "A write refused for want of its bearer token changes nothing.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 425
    },
    "section": "authentication"
  },
  "AUT-05": {
    "id": "AUT-05",
    "says": "A request under the tenant prefix without X-Acting-User-Id is refused with a 4xx.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 426
    },
    "section": "authentication"
  },
  "AUT-06": {
    "id": "AUT-06",
    "says": "A request under the tenant prefix without X-Acting-User-Tenant is refused with a 4xx.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 426
    },
    "section": "authentication"
  },
  "AUT-07": {
    "id": "AUT-07",
    "says": "A write refused for want of an acting-user header changes nothing.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 426
    },
    "section": "authentication"
  },
  "AUT-08": {
    "id": "AUT-08",
    "says": "Which 4xx a missing or wrong token and a missing acting-user header get is left open.",
    "determinacy": "open",
    "choice": "missing-header-status",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "section": "authentication"
  },
  "AUT-09": {
    "id": "AUT-09",
    "says": "Whether /ping asks for the acting-user headers is left open.",
    "determinacy": "open",
    "choice": "ping-acting-headers",
    "source": {
      "part": "Authentication",
      "line": 426
    },
    "section": "authentication"
  },
  "AUT-10": {
    "id": "AUT-10",
    "says": "A request whose X-Acting-User-Tenant repeats the tenant slug of the path is not refused on its account.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 426
    },
    "section": "authentication"
  },
  "AUT-11": {
    "id": "AUT-11",
    "says": "What an X-Acting-User-Tenant other than the slug of the path gets is left open.",
    "determinacy": "open",
    "choice": "tenant-header-mismatch",
    "source": {
      "part": "Authentication",
      "line": 438
    },
    "section": "authentication"
  },
  "AUT-12": {
    "id": "AUT-12",
    "says": "An acting user is a resident, a connection, a staff member or the enterprise system actor.",
    "determinacy": "firm",
    "unobservable": "no route tells of which kind an acting id is; each rule that depends on the kind has its own clause",
    "source": {
      "part": "Authentication",
      "line": 427
    },
    "section": "authentication"
  },
  "AUT-13": {
    "id": "AUT-13",
    "says": "What an acting id that names nobody of the tenant gets is left open.",
    "determinacy": "open",
    "choice": "unknown-acting-id",
    "source": {
      "part": "Authentication",
      "line": 438
    },
    "section": "authentication"
  },
  "AUT-14": {
    "id": "AUT-14",
    "says": "Whether the id of a resident, a connection or a staff member serves as an acting id is left open.",
    "determinacy": "open",
    "choice": "entity-id-acts",
    "source": {
      "part": "Authentication",
      "line": 438
    },
    "section": "authentication"
  },
  "AUT-15": {
    "id": "AUT-15",
    "says": "What an acting id of a deleted resident or connection gets is left open.",
    "determinacy": "open",
    "choice": "deleted-acting-id",
    "source": {
      "part": "Authentication",
      "line": 438
    },
    "section": "authentication"
  },
  "AUT-16": {
    "id": "AUT-16",
    "says": "What an acting id of an inactive resident or connection gets is left open.",
    "determinacy": "open",
    "choice": "inactive-acting-id",
    "source": {
      "part": "Authentication",
      "line": 438
    },
    "section": "authentication"
  },
  "CAL-101": {
    "id": "CAL-101",
    "says": "A calendar shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-01": {
    "id": "CAL-01",
    "says": "The calendars of a facility are answered with 200 and an object whose `data` is an array of calendars.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Calendars",
      "line": 262
    },
    "section": "calendars"
  },
  "CAL-02": {
    "id": "CAL-02",
    "says": "A calendar has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-03": {
    "id": "CAL-03",
    "says": "The `category` of a calendar is a string, and no closed set is given for it.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-04": {
    "id": "CAL-04",
    "says": "The `facilityIds` and the `facilityNames` of a calendar are arrays of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-05": {
    "id": "CAL-05",
    "says": "The `private` member of a calendar is a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-06": {
    "id": "CAL-06",
    "says": "The `created` member of a calendar is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "section": "calendars"
  },
  "CAL-07": {
    "id": "CAL-07",
    "says": "A calendar that is not private and belongs to the facility of the path is in that facility's list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Calendars",
      "line": 262
    },
    "section": "calendars"
  },
  "CAL-08": {
    "id": "CAL-08",
    "says": "A calendar shared with several facilities is in the list of each of them.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Calendars",
      "line": 262
    },
    "section": "calendars"
  },
  "CAL-09": {
    "id": "CAL-09",
    "says": "A calendar that belongs to one other facility alone, and so is not shared, is not in the facility's list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Calendars",
      "line": 262
    },
    "section": "calendars"
  },
  "CAL-10": {
    "id": "CAL-10",
    "says": "Whether calendars that other facilities share between them are listed too is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Calendars",
      "line": 262
    },
    "choice": "shared-calendars",
    "section": "calendars"
  },
  "CAL-11": {
    "id": "CAL-11",
    "says": "Whether residents and connections see private calendars is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "choice": "private-calendars",
    "section": "calendars"
  },
  "CAL-12": {
    "id": "CAL-12",
    "says": "Activity calendars and meal calendars are two kinds of calendar.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Calendar",
      "line": 78
    },
    "unobservable": "no value of any member is given that tells the two kinds apart",
    "section": "calendars"
  },
  "CHK-01": {
    "id": "CHK-01",
    "says": "A check-in has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "section": "check-ins"
  },
  "CHK-02": {
    "id": "CHK-02",
    "says": "The `startDate` of a check-in tells a day without a time of day; written as a date-time, it is midnight in some zone.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "section": "check-ins"
  },
  "CHK-03": {
    "id": "CHK-03",
    "says": "The `durationInMinutes` of a check-in is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "section": "check-ins"
  },
  "CHK-04": {
    "id": "CHK-04",
    "says": "The `checkInStaff` of a check-in is an object whose `id` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "section": "check-ins"
  },
  "CHK-07": {
    "id": "CHK-07",
    "says": "The check-ins of a resident are answered with 200 and an object whose `data` is an array of check-ins.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-08": {
    "id": "CHK-08",
    "says": "Listing check-ins requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-203": {
    "id": "CHK-203",
    "says": "Listing check-ins requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-09": {
    "id": "CHK-09",
    "says": "A check-in of the resident on a day inside the range is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-10": {
    "id": "CHK-10",
    "says": "A check-in on a day outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-11": {
    "id": "CHK-11",
    "says": "The list of a resident holds that resident's check-ins and nobody else's.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 304
    },
    "section": "check-ins"
  },
  "CHK-16": {
    "id": "CHK-16",
    "says": "A check-in of day 1 and one of day 45 are in the list whose range runs from the start of day 1 to the end of day 45.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "section": "check-ins"
  },
  "CHK-23": {
    "id": "CHK-23",
    "says": "Creating a check-in answers an object whose `data` is the check-in made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-24": {
    "id": "CHK-24",
    "says": "A check-in body requires `startDate`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-201": {
    "id": "CHK-201",
    "says": "A check-in body requires `checkInStaffId`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-202": {
    "id": "CHK-202",
    "says": "A check-in body requires `durationInMinutes`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-25": {
    "id": "CHK-25",
    "says": "A check-in body without `description` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-26": {
    "id": "CHK-26",
    "says": "A `durationInMinutes` of 0, which means unknown, is accepted and kept.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-27": {
    "id": "CHK-27",
    "says": "A `durationInMinutes` outside the quick picks of the user interface, such as 7 or 1000, is accepted and kept.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 500
    },
    "section": "check-ins"
  },
  "CHK-28": {
    "id": "CHK-28",
    "says": "A negative `durationInMinutes` is accepted as any integer is, and it is that of the check-in afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 500
    },
    "section": "check-ins"
  },
  "CHK-29": {
    "id": "CHK-29",
    "says": "The day sent as `startDate` is the day of the check-in afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-30": {
    "id": "CHK-30",
    "says": "The `checkInStaffId` sent is the `id` of `checkInStaff` afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-31": {
    "id": "CHK-31",
    "says": "The `description` sent is the one of the check-in afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-32": {
    "id": "CHK-32",
    "says": "A second check-in of one resident on one calendar day is refused with 409.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "section": "check-ins"
  },
  "CHK-33": {
    "id": "CHK-33",
    "says": "A refused second check-in leaves the first as it was and adds none.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 484
    },
    "section": "check-ins"
  },
  "CHK-34": {
    "id": "CHK-34",
    "says": "A check-in of the same resident on another day is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 496
    },
    "section": "check-ins"
  },
  "CHK-35": {
    "id": "CHK-35",
    "says": "A check-in of another resident on the same day is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 496
    },
    "section": "check-ins"
  },
  "CHK-36": {
    "id": "CHK-36",
    "says": "Whether an answer writes the `startDate` as a plain date or as a date-time at midnight is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "choice": "check-in-date-form",
    "section": "check-ins"
  },
  "CHK-37": {
    "id": "CHK-37",
    "says": "Whether a body writes the `startDate` as a plain date or as a date-time is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "choice": "check-in-date-input",
    "section": "check-ins"
  },
  "CHK-38": {
    "id": "CHK-38",
    "says": "The time zone of the calendar day of a check-in is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "choice": "check-in-day-zone",
    "section": "check-ins"
  },
  "CHK-39": {
    "id": "CHK-39",
    "says": "How a `checkInStaffId` that belongs to no staff member is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 305
    },
    "choice": "unknown-check-in-staff",
    "section": "check-ins"
  },
  "CHK-40": {
    "id": "CHK-40",
    "says": "One check-in is answered with 200 and an object whose `data` is the check-in with the id in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 306
    },
    "section": "check-ins"
  },
  "CHK-41": {
    "id": "CHK-41",
    "says": "Changing a check-in is answered with 200 and an object whose `data` is the check-in.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "section": "check-ins"
  },
  "CHK-42": {
    "id": "CHK-42",
    "says": "The `checkInStaffId`, `durationInMinutes` and `description` of a change are the ones of the check-in afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "section": "check-ins"
  },
  "CHK-43": {
    "id": "CHK-43",
    "says": "A change that keeps the day of the check-in is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "section": "check-ins"
  },
  "CHK-44": {
    "id": "CHK-44",
    "says": "A change that moves the check-in to a free day moves it there.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "section": "check-ins"
  },
  "CHK-45": {
    "id": "CHK-45",
    "says": "Changing a check-in keeps its `id`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "section": "check-ins"
  },
  "CHK-46": {
    "id": "CHK-46",
    "says": "How a change that moves the check-in onto a taken day is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "choice": "check-in-moved-onto-taken-day",
    "section": "check-ins"
  },
  "CHK-47": {
    "id": "CHK-47",
    "says": "Whether a `description` left out of a change is cleared is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 307
    },
    "choice": "check-in-put-omitted",
    "section": "check-ins"
  },
  "CHK-48": {
    "id": "CHK-48",
    "says": "Deleting a check-in is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 308
    },
    "section": "check-ins"
  },
  "CHK-49": {
    "id": "CHK-49",
    "says": "A deleted check-in is in no list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 308
    },
    "section": "check-ins"
  },
  "CHK-301": {
    "id": "CHK-301",
    "says": "What the read of a deleted check-in answers is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 308
    },
    "choice": "deleted-diary-read",
    "section": "check-ins"
  },
  "CHK-50": {
    "id": "CHK-50",
    "says": "After a check-in is deleted its day is free for another.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Check-ins",
      "line": 308
    },
    "section": "check-ins"
  },
  "CHK-101": {
    "id": "CHK-101",
    "says": "A check-in shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Check-in",
      "line": 111
    },
    "section": "check-ins"
  },
  "CON-101": {
    "id": "CON-101",
    "says": "A connection shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 60
    },
    "section": "connections"
  },
  "CON-102": {
    "id": "CON-102",
    "says": "A resident who is in both arrays of a merge is linked to the connection once.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-01": {
    "id": "CON-01",
    "says": "List connections answers 200 with the connections as the array `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-02": {
    "id": "CON-02",
    "says": "A connection that is not deleted is in the list without filters.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-03": {
    "id": "CON-03",
    "says": "The filter `facilityId` keeps the connections of that facility and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-04": {
    "id": "CON-04",
    "says": "The filter `residentId` keeps the connections linked to that resident and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-05": {
    "id": "CON-05",
    "says": "The filter `email` keeps the connections with exactly that e-mail address and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-06": {
    "id": "CON-06",
    "says": "The filter `email` does not find a connection by a part of the e-mail address.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-07": {
    "id": "CON-07",
    "says": "The filter `externalId` keeps the connections with that externalId and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-08": {
    "id": "CON-08",
    "says": "Whether a list of connections holds deleted ones is left open.",
    "determinacy": "open",
    "choice": "deleted-in-default-list",
    "source": {
      "part": "Endpoints, Connections",
      "line": 252
    },
    "section": "connections"
  },
  "CON-09": {
    "id": "CON-09",
    "says": "Create connection answers 200 or 201 with the connection under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-10": {
    "id": "CON-10",
    "says": "Create connection requires `firstName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-11": {
    "id": "CON-11",
    "says": "Create connection requires `lastName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-12": {
    "id": "CON-12",
    "says": "Create connection requires `residents`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-13": {
    "id": "CON-13",
    "says": "Create connection requires `facilities`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-14": {
    "id": "CON-14",
    "says": "Create connection is served with the two names, `residents` and `facilities` alone.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-15": {
    "id": "CON-15",
    "says": "The values sent to create a connection show in the answer and on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-16": {
    "id": "CON-16",
    "says": "The `externalId` and `pccId` sent to create a connection show in the answer and on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-17": {
    "id": "CON-17",
    "says": "A connection is linked to the residents that the create names, and to no others.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 68
    },
    "section": "connections"
  },
  "CON-18": {
    "id": "CON-18",
    "says": "A connection belongs to the facilities that the create names, and to no others.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 67
    },
    "section": "connections"
  },
  "CON-19": {
    "id": "CON-19",
    "says": "A connection newly created without a `status` in the body is active.",
    "determinacy": "firm",
    "source": {
      "part": "States, Connection status",
      "line": 166
    },
    "section": "connections"
  },
  "CON-20": {
    "id": "CON-20",
    "says": "What a `status` does that is sent to create a connection is left open.",
    "determinacy": "open",
    "choice": "connection-status-on-create",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-21": {
    "id": "CON-21",
    "says": "What unknown ids in `residents` or `facilities` do is left open.",
    "determinacy": "open",
    "choice": "unknown-linked-ids",
    "source": {
      "part": "Resources, Connection",
      "line": 67
    },
    "section": "connections"
  },
  "CON-22": {
    "id": "CON-22",
    "says": "A create with the e-mail address of an active connection answers that connection, with its id.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-301": {
    "id": "CON-301",
    "says": "A create with the e-mail address of a connection that is inactive or on leave answers that connection, linked to the residents of both.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-23": {
    "id": "CON-23",
    "says": "A create with the e-mail address of an active connection makes no second record.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-24": {
    "id": "CON-24",
    "says": "After a create with the e-mail address of an active connection, that connection is linked to its former residents and to the sent ones.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-25": {
    "id": "CON-25",
    "says": "The other values sent with the e-mail address of an active connection, facilities aside, replace those of that connection.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-26": {
    "id": "CON-26",
    "says": "Whether the sent facilities join the former ones or replace them is left open.",
    "determinacy": "open",
    "choice": "merge-facilities",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-27": {
    "id": "CON-27",
    "says": "Whether an optional member that the second create leaves out keeps its value is left open.",
    "determinacy": "open",
    "choice": "merge-omitted-members",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-28": {
    "id": "CON-28",
    "says": "Whether e-mail addresses that differ in case alone are the same is left open.",
    "determinacy": "open",
    "choice": "merge-email-case",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-29": {
    "id": "CON-29",
    "says": "Whether the e-mail address of a deleted connection counts as well is left open.",
    "determinacy": "open",
    "choice": "merge-with-deleted",
    "source": {
      "part": "Endpoints, Connections",
      "line": 253
    },
    "section": "connections"
  },
  "CON-30": {
    "id": "CON-30",
    "says": "Get connection answers 200 with the connection under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 254
    },
    "section": "connections"
  },
  "CON-31": {
    "id": "CON-31",
    "says": "Get connection answers the connection whose id stands in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 254
    },
    "section": "connections"
  },
  "CON-32": {
    "id": "CON-32",
    "says": "A connection has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 60
    },
    "section": "connections"
  },
  "CON-33": {
    "id": "CON-33",
    "says": "The `relationship`, the `contactType`, the `additionalInfo`, the `externalId` and the names of a connection are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 61
    },
    "section": "connections"
  },
  "CON-34": {
    "id": "CON-34",
    "says": "The `email` of a connection is an e-mail address.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 62
    },
    "section": "connections"
  },
  "CON-35": {
    "id": "CON-35",
    "says": "The `groups` of a connection are an array of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 69
    },
    "section": "connections"
  },
  "CON-36": {
    "id": "CON-36",
    "says": "The `disableNotifications`, `disableSMS` and `disableInvites` of a connection are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 70
    },
    "section": "connections"
  },
  "CON-37": {
    "id": "CON-37",
    "says": "The `avatarUrl` and the `thumbUrl` of a connection are URLs.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 74
    },
    "section": "connections"
  },
  "CON-38": {
    "id": "CON-38",
    "says": "The `created` and the `updated` of a connection are date-times.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 75
    },
    "section": "connections"
  },
  "CON-39": {
    "id": "CON-39",
    "says": "The `phoneNumber` and the `pccId` of a connection are numbers.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 63
    },
    "section": "connections"
  },
  "CON-40": {
    "id": "CON-40",
    "says": "An answer shows each facility of a connection as an object with `id` and `name`.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 67
    },
    "section": "connections"
  },
  "CON-41": {
    "id": "CON-41",
    "says": "An answer shows each resident of a connection as an object with `id`, `firstName`, `lastName` and `facilityId`.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Connection",
      "line": 68
    },
    "section": "connections"
  },
  "CON-43": {
    "id": "CON-43",
    "says": "Where `contactType` comes from and which values it has is left open.",
    "determinacy": "open",
    "choice": "contact-type",
    "source": {
      "part": "Resources, Connection",
      "line": 65
    },
    "section": "connections"
  },
  "CON-44": {
    "id": "CON-44",
    "says": "A deleted connection, fetched by its id, answers 200 with the status deleted, or 404 or 410.",
    "determinacy": "firm",
    "source": {
      "part": "States, Connection status",
      "line": 166
    },
    "section": "connections"
  },
  "CON-45": {
    "id": "CON-45",
    "says": "Whether a deleted connection can be fetched by its id is left open.",
    "determinacy": "open",
    "choice": "read-deleted-record",
    "source": {
      "part": "States, Connection status",
      "line": 166
    },
    "section": "connections"
  },
  "CON-46": {
    "id": "CON-46",
    "says": "Replace connection answers 200 with the connection under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-47": {
    "id": "CON-47",
    "says": "Replace connection requires `firstName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-48": {
    "id": "CON-48",
    "says": "Replace connection requires `lastName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-49": {
    "id": "CON-49",
    "says": "Replace connection requires `residents`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-50": {
    "id": "CON-50",
    "says": "Replace connection requires `facilities`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-51": {
    "id": "CON-51",
    "says": "Replace connection takes the `status` active, inactive, deleted or onLeave.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-52": {
    "id": "CON-52",
    "says": "A connection that is not deleted moves to the status that the body names, from every status.",
    "determinacy": "firm",
    "source": {
      "part": "States, Connection status",
      "line": 166
    },
    "section": "connections"
  },
  "CON-53": {
    "id": "CON-53",
    "says": "The values sent to replace a connection show in the answer and, while it is not deleted, on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-55": {
    "id": "CON-55",
    "says": "After a replacement the connection is linked to the sent residents and to no others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-56": {
    "id": "CON-56",
    "says": "After a replacement the connection belongs to the sent facilities and to no others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-57": {
    "id": "CON-57",
    "says": "The status of a connection replaced without one is left open.",
    "determinacy": "open",
    "choice": "status-left-out-on-put",
    "source": {
      "part": "States, Connection status",
      "line": 166
    },
    "section": "connections"
  },
  "CON-58": {
    "id": "CON-58",
    "says": "The stored `externalId` and `pccId` stay when a body without them replaces the connection.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-59": {
    "id": "CON-59",
    "says": "What an `externalId` or `pccId` does that is sent to replace a connection is left open.",
    "determinacy": "open",
    "choice": "correlation-ids-on-put",
    "source": {
      "part": "Endpoints, Connections",
      "line": 255
    },
    "section": "connections"
  },
  "CON-60": {
    "id": "CON-60",
    "says": "Delete connection answers 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 256
    },
    "section": "connections"
  },
  "CON-61": {
    "id": "CON-61",
    "says": "Upload connection avatar answers 200 with `avatarUrl` and `thumbUrl` under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 257
    },
    "section": "connections"
  },
  "CON-62": {
    "id": "CON-62",
    "says": "Upload connection avatar without a file answers 200 with `data`, too.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 257
    },
    "section": "connections"
  },
  "CON-63": {
    "id": "CON-63",
    "says": "What an upload without a file does to the stored picture is left open.",
    "determinacy": "open",
    "choice": "avatar-without-file",
    "source": {
      "part": "Endpoints, Connections",
      "line": 257
    },
    "section": "connections"
  },
  "CON-64": {
    "id": "CON-64",
    "says": "Delete connection avatar answers 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 258
    },
    "section": "connections"
  },
  "CON-65": {
    "id": "CON-65",
    "says": "Whether upload and delete of the avatar set and clear the links that the connection shows is left open.",
    "determinacy": "open",
    "choice": "avatar-links",
    "source": {
      "part": "Resources, Connection",
      "line": 74
    },
    "section": "connections"
  },
  "CON-67": {
    "id": "CON-67",
    "says": "List connections of a resident answers 200 with the connections as the array `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 259
    },
    "section": "connections"
  },
  "CON-68": {
    "id": "CON-68",
    "says": "A connection that is not deleted is in the list of every resident that it is linked to.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 259
    },
    "section": "connections"
  },
  "CON-69": {
    "id": "CON-69",
    "says": "The list of a resident holds no connection that is not linked to this resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Connections",
      "line": 259
    },
    "section": "connections"
  },
  "CNV-101": {
    "id": "CNV-101",
    "says": "What is written in one tenant changes nothing in another.",
    "determinacy": "firm",
    "source": {
      "part": "What the service does",
      "line": 7
    },
    "section": "conventions"
  },
  "CNV-01": {
    "id": "CNV-01",
    "says": "Every business route lies under /api/v1/ followed by the slug of the tenant.",
    "determinacy": "firm",
    "source": {
      "part": "What the service does",
      "line": 9
    },
    "section": "conventions"
  },
  "CNV-02": {
    "id": "CNV-02",
    "says": "A body is JSON, in the request as in the answer, unless the operation states another form.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints",
      "line": 216
    },
    "section": "conventions"
  },
  "CNV-03": {
    "id": "CNV-03",
    "says": "Every id in an answer is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 19
    },
    "section": "conventions"
  },
  "CNV-04": {
    "id": "CNV-04",
    "says": "A date-time in an answer is an ISO 8601 date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 19
    },
    "section": "conventions"
  },
  "CNV-05": {
    "id": "CNV-05",
    "says": "A date in an answer is written YYYY-MM-DD.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 19
    },
    "section": "conventions"
  },
  "CNV-06": {
    "id": "CNV-06",
    "says": "A time of day in an answer is written HH:mm on the 24-hour clock.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 19
    },
    "section": "conventions"
  },
  "CNV-07": {
    "id": "CNV-07",
    "says": "A date-time without an offset is read in some time zone that the interface does not name.",
    "determinacy": "open",
    "choice": "date-time-without-zone",
    "source": {
      "part": "Resources, Conventions",
      "line": 19
    },
    "section": "conventions"
  },
  "CNV-08": {
    "id": "CNV-08",
    "says": "An answer with one resource holds it under `data` and not at the top level, except where an operation states the bare resource.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 20
    },
    "section": "conventions"
  },
  "CNV-09": {
    "id": "CNV-09",
    "says": "Whether the envelope of one resource may hold members beside `data` is left open.",
    "determinacy": "open",
    "choice": "extra-envelope-members",
    "source": {
      "part": "Resources, Conventions",
      "line": 20
    },
    "section": "conventions"
  },
  "CNV-10": {
    "id": "CNV-10",
    "says": "The answer of a list is an object whose `data` is an array.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-11": {
    "id": "CNV-11",
    "says": "A list without stated paging gives all of its items in one answer.",
    "determinacy": "firm",
    "source": {
      "part": "What the service does",
      "line": 13
    },
    "section": "conventions"
  },
  "CNV-12": {
    "id": "CNV-12",
    "says": "Whether a list without stated paging may carry the members of a page as well is left open.",
    "determinacy": "open",
    "choice": "unpaged-list-members",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-13": {
    "id": "CNV-13",
    "says": "Whether a member without a value is null or left out of an answer is open; neither counts as a difference.",
    "determinacy": "open",
    "choice": "unset-members",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "conventions"
  },
  "CNV-14": {
    "id": "CNV-14",
    "says": "Every page of a paged list carries `nextCursor`, a string or null.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-15": {
    "id": "CNV-15",
    "says": "Every page of a paged list carries the boolean `hasMore`.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-16": {
    "id": "CNV-16",
    "says": "While `hasMore` is true, `nextCursor` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-17": {
    "id": "CNV-17",
    "says": "Following the cursors until `hasMore` is false yields every item of the list, and none of them twice.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-18": {
    "id": "CNV-18",
    "says": "Which `nextCursor` the last page carries is left open.",
    "determinacy": "open",
    "choice": "last-cursor",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-19": {
    "id": "CNV-19",
    "says": "A page holds 50 items when `pageSize` is left out and more than 50 match.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 492
    },
    "section": "conventions"
  },
  "CNV-20": {
    "id": "CNV-20",
    "says": "A page holds as many items as `pageSize` asks for when more than that match, and never more.",
    "determinacy": "firm",
    "source": {
      "part": "What the service does",
      "line": 13
    },
    "section": "conventions"
  },
  "CNV-21": {
    "id": "CNV-21",
    "says": "A `pageSize` of 100 is served.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 493
    },
    "section": "conventions"
  },
  "CNV-22": {
    "id": "CNV-22",
    "says": "A `pageSize` above 100 is refused with a 4xx or answered with at most 100 items.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 493
    },
    "section": "conventions"
  },
  "CNV-23": {
    "id": "CNV-23",
    "says": "Whether a `pageSize` above 100 is refused or brought down to 100 is left open.",
    "determinacy": "open",
    "choice": "page-size-over-maximum",
    "source": {
      "part": "Limits",
      "line": 493
    },
    "section": "conventions"
  },
  "CNV-24": {
    "id": "CNV-24",
    "says": "What a `pageSize` below 1 gets is left open.",
    "determinacy": "open",
    "choice": "page-size-below-one",
    "source": {
      "part": "Limits",
      "line": 493
    },
    "section": "conventions"
  },
  "CNV-54": {
    "id": "CNV-54",
    "says": "Which filters hold when those sent with a cursor are not those with which the walk began is left open.",
    "determinacy": "open",
    "choice": "cursor-with-other-filters",
    "source": {
      "part": "Limits",
      "line": 498
    },
    "section": "conventions"
  },
  "CNV-25": {
    "id": "CNV-25",
    "says": "A cursor is opaque to the client and may be encoded otherwise in another release.",
    "determinacy": "firm",
    "unobservable": "it binds the client, who may not read a cursor; nothing a server answers can break it",
    "source": {
      "part": "Limits",
      "line": 498
    },
    "section": "conventions"
  },
  "CNV-26": {
    "id": "CNV-26",
    "says": "The parameters `page` and `before` do not exist, so that sending one gives a 4xx or the first page as without it.",
    "determinacy": "firm",
    "source": {
      "part": "Versioning",
      "line": 505
    },
    "section": "conventions"
  },
  "CNV-27": {
    "id": "CNV-27",
    "says": "Whether a retired paging parameter is refused or ignored is left open.",
    "determinacy": "open",
    "choice": "retired-paging-parameters",
    "source": {
      "part": "Versioning",
      "line": 505
    },
    "section": "conventions"
  },
  "CNV-28": {
    "id": "CNV-28",
    "says": "A successful read answers 200.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 478
    },
    "section": "conventions"
  },
  "CNV-29": {
    "id": "CNV-29",
    "says": "A successful update answers 200.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 478
    },
    "section": "conventions"
  },
  "CNV-30": {
    "id": "CNV-30",
    "says": "A successful create of a reference route answers 200 or 201.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 479
    },
    "section": "conventions"
  },
  "CNV-31": {
    "id": "CNV-31",
    "says": "Which of 200 and 201 a successful create answers is left open, for each operation by itself.",
    "determinacy": "open",
    "choice": "create-status",
    "source": {
      "part": "Errors",
      "line": 479
    },
    "section": "conventions"
  },
  "CNV-32": {
    "id": "CNV-32",
    "says": "A successful delete answers 204.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 480
    },
    "section": "conventions"
  },
  "CNV-33": {
    "id": "CNV-33",
    "says": "An answer 204 has no body.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 22
    },
    "section": "conventions"
  },
  "CNV-34": {
    "id": "CNV-34",
    "says": "A request without a member or parameter marked as required is refused with a 4xx and changes nothing.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints",
      "line": 216
    },
    "section": "conventions"
  },
  "CNV-35": {
    "id": "CNV-35",
    "says": "Which 4xx a missing required member or parameter gets is left open.",
    "determinacy": "open",
    "choice": "missing-required-status",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "section": "conventions"
  },
  "CNV-36": {
    "id": "CNV-36",
    "says": "A value outside a closed set is refused with a 4xx, or served without the value showing in any answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints",
      "line": 216
    },
    "section": "conventions"
  },
  "CNV-37": {
    "id": "CNV-37",
    "says": "Whether a value outside a closed set is refused, ignored or replaced is left open.",
    "determinacy": "open",
    "choice": "value-outside-set",
    "source": {
      "part": "Errors",
      "line": 481
    },
    "section": "conventions"
  },
  "CNV-38": {
    "id": "CNV-38",
    "says": "A read under an id that names nothing does not answer 2xx with a resource.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "CNV-39": {
    "id": "CNV-39",
    "says": "What a delete under an id that names nothing answers is left open.",
    "determinacy": "open",
    "choice": "unknown-id-delete",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "CNV-40": {
    "id": "CNV-40",
    "says": "What a record answers when it is asked for under a parent that is not its own is left open.",
    "determinacy": "open",
    "choice": "child-under-wrong-parent",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "CNV-41": {
    "id": "CNV-41",
    "says": "The body of a refusal is left open, and so are error codes.",
    "determinacy": "open",
    "choice": "error-body",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "section": "conventions"
  },
  "CNV-42": {
    "id": "CNV-42",
    "says": "What a value of the wrong type in a body gets is left open.",
    "determinacy": "open",
    "choice": "wrong-types",
    "source": {
      "part": "Errors",
      "line": 486
    },
    "section": "conventions"
  },
  "CNV-43": {
    "id": "CNV-43",
    "says": "What an unknown member of a body or an unknown query parameter does is left open.",
    "determinacy": "open",
    "choice": "unknown-members",
    "source": {
      "part": "Endpoints",
      "line": 216
    },
    "section": "conventions"
  },
  "CNV-44": {
    "id": "CNV-44",
    "says": "The members `id`, `created` and `modified` of a sent body are ignored, and the request is served as it would be without them.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Conventions",
      "line": 23
    },
    "section": "conventions"
  },
  "CNV-45": {
    "id": "CNV-45",
    "says": "What becomes of other members that the service sets itself, when a client sends them, is left open.",
    "determinacy": "open",
    "choice": "other-read-only-members",
    "source": {
      "part": "Resources, Conventions",
      "line": 23
    },
    "section": "conventions"
  },
  "CNV-46": {
    "id": "CNV-46",
    "says": "Whether `modified` advances with every update is left open.",
    "determinacy": "open",
    "choice": "modified-on-update",
    "source": {
      "part": "Resources, Conventions",
      "line": 23
    },
    "section": "conventions"
  },
  "CNV-47": {
    "id": "CNV-47",
    "says": "Whether an exact filter minds upper and lower case is left open where the interface does not say it.",
    "determinacy": "open",
    "choice": "filter-case",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "conventions"
  },
  "CNV-48": {
    "id": "CNV-48",
    "says": "What a filter with a closed set does with a value outside it is left open.",
    "determinacy": "open",
    "choice": "unknown-filter-value",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "conventions"
  },
  "CNV-49": {
    "id": "CNV-49",
    "says": "The order of a list for which none is stated is left open.",
    "determinacy": "open",
    "choice": "default-order",
    "source": {
      "part": "Resources, Conventions",
      "line": 21
    },
    "section": "conventions"
  },
  "CNV-50": {
    "id": "CNV-50",
    "says": "The service is offered over HTTPS.",
    "determinacy": "firm",
    "unobservable": "the suite is told the address of its target, and a local one may well be plain HTTP",
    "source": {
      "part": "What the service does",
      "line": 7
    },
    "section": "conventions"
  },
  "CNV-51": {
    "id": "CNV-51",
    "says": "Which refusal a read under an id that names nothing gets is left open.",
    "determinacy": "open",
    "choice": "unknown-id-read",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "CNV-52": {
    "id": "CNV-52",
    "says": "A list under a parent that does not exist is refused with a 4xx or holds no item.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "CNV-53": {
    "id": "CNV-53",
    "says": "Whether a list under a parent that does not exist is refused or empty is left open.",
    "determinacy": "open",
    "choice": "unknown-parent-list",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "conventions"
  },
  "EVT-01": {
    "id": "EVT-01",
    "says": "An event is delivered as one JSON object.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 442
    },
    "section": "events"
  },
  "EVT-02": {
    "id": "EVT-02",
    "says": "An event carries `eventType`, a string that names its kind.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 445
    },
    "section": "events"
  },
  "EVT-03": {
    "id": "EVT-03",
    "says": "An event, one of a registration or an announcement aside, carries `aggregateType`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 446
    },
    "section": "events"
  },
  "EVT-04": {
    "id": "EVT-04",
    "says": "The `aggregateType` of an activity event is activity.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 446
    },
    "section": "events"
  },
  "EVT-05": {
    "id": "EVT-05",
    "says": "The `aggregateType` of a registration event is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 446
    },
    "choice": "aggregate-types",
    "section": "events"
  },
  "EVT-06": {
    "id": "EVT-06",
    "says": "An event, one of a registration or an announcement aside, carries `occurredAt`, a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 447
    },
    "section": "events"
  },
  "EVT-07": {
    "id": "EVT-07",
    "says": "An event, one of a registration or an announcement aside, carries `tenant`, the slug of the tenant in which it happened.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 448
    },
    "section": "events"
  },
  "EVT-08": {
    "id": "EVT-08",
    "says": "An event, one of a registration or an announcement aside, carries `eventId`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 449
    },
    "section": "events"
  },
  "EVT-09": {
    "id": "EVT-09",
    "says": "Two events never carry the same `eventId`.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 449
    },
    "section": "events"
  },
  "EVT-10": {
    "id": "EVT-10",
    "says": "An event, one of a registration aside, carries `resourceId`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 450
    },
    "section": "events"
  },
  "EVT-301": {
    "id": "EVT-301",
    "says": "What a registration event and announcement.sent carry besides `eventType`, and besides the `resourceId` of an announcement, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 470
    },
    "choice": "registration-announcement-payload",
    "section": "events"
  },
  "EVT-11": {
    "id": "EVT-11",
    "says": "The `resourceId` of an activity event is the id of the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 450
    },
    "section": "events"
  },
  "EVT-12": {
    "id": "EVT-12",
    "says": "What the `resourceId` of a registration event names is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 450
    },
    "choice": "registration-resource-id",
    "section": "events"
  },
  "EVT-13": {
    "id": "EVT-13",
    "says": "A delivery carries the header X-API-KEY.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 436
    },
    "section": "events"
  },
  "EVT-14": {
    "id": "EVT-14",
    "says": "The X-API-KEY of a delivery is the key that sender and receiver agreed on.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 452
    },
    "section": "events"
  },
  "EVT-15": {
    "id": "EVT-15",
    "says": "The receiver answers a delivery with 200.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 452
    },
    "unobservable": "it binds the receiver, and what a sender does with another answer is not shown",
    "section": "events"
  },
  "EVT-16": {
    "id": "EVT-16",
    "says": "Whether and when a delivery that was not taken is tried again is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 470
    },
    "choice": "delivery-retries",
    "section": "events"
  },
  "EVT-17": {
    "id": "EVT-17",
    "says": "An activity made through the API causes activity.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 459
    },
    "section": "events"
  },
  "EVT-18": {
    "id": "EVT-18",
    "says": "An activity made by staff causes activity.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 459
    },
    "section": "events"
  },
  "EVT-19": {
    "id": "EVT-19",
    "says": "The activity of an activity.created event can be read by its `resourceId` at the route for one activity.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 459
    },
    "section": "events"
  },
  "EVT-20": {
    "id": "EVT-20",
    "says": "A refused create of an activity causes no activity.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 459
    },
    "section": "events"
  },
  "EVT-21": {
    "id": "EVT-21",
    "says": "A replacement through the API that changes an activity causes activity.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 460
    },
    "section": "events"
  },
  "EVT-22": {
    "id": "EVT-22",
    "says": "A change of an activity by staff causes activity.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 460
    },
    "section": "events"
  },
  "EVT-23": {
    "id": "EVT-23",
    "says": "The activity of an activity.updated event, read by its `resourceId` at the route for one activity, shows the change.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 460
    },
    "section": "events"
  },
  "EVT-24": {
    "id": "EVT-24",
    "says": "A refused replacement of an activity causes no activity.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 460
    },
    "section": "events"
  },
  "EVT-25": {
    "id": "EVT-25",
    "says": "Whether a replacement that changes nothing causes activity.updated is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 460
    },
    "choice": "unchanged-activity-event",
    "section": "events"
  },
  "EVT-26": {
    "id": "EVT-26",
    "says": "Deleting an activity through the API causes activity.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 461
    },
    "section": "events"
  },
  "EVT-27": {
    "id": "EVT-27",
    "says": "Staff deleting an activity causes activity.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 461
    },
    "section": "events"
  },
  "EVT-28": {
    "id": "EVT-28",
    "says": "A refused deletion of an activity causes no activity.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 461
    },
    "section": "events"
  },
  "EVT-29": {
    "id": "EVT-29",
    "says": "A create through the API that is answered as registered causes registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 466
    },
    "section": "events"
  },
  "EVT-30": {
    "id": "EVT-30",
    "says": "A resident whom staff register causes registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 466
    },
    "section": "events"
  },
  "EVT-31": {
    "id": "EVT-31",
    "says": "The promotion of a waitlisted resident causes registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 466
    },
    "section": "events"
  },
  "EVT-32": {
    "id": "EVT-32",
    "says": "A refused create of a registration causes no registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 466
    },
    "section": "events"
  },
  "EVT-33": {
    "id": "EVT-33",
    "says": "Whether a create that ends on the waitlist causes registration.created is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 466
    },
    "choice": "waitlisted-create-event",
    "section": "events"
  },
  "EVT-34": {
    "id": "EVT-34",
    "says": "Cancelling a registered resident through the API causes registration.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "events"
  },
  "EVT-35": {
    "id": "EVT-35",
    "says": "Cancelling a waitlisted entry through the API causes registration.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 174
    },
    "section": "events"
  },
  "EVT-36": {
    "id": "EVT-36",
    "says": "Staff cancelling a registration causes registration.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 467
    },
    "section": "events"
  },
  "EVT-37": {
    "id": "EVT-37",
    "says": "Cancelling a waitlisted entry causes no registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 174
    },
    "section": "events"
  },
  "EVT-38": {
    "id": "EVT-38",
    "says": "Cancelling a registered resident while nobody waits causes no registration.created.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "events"
  },
  "EVT-39": {
    "id": "EVT-39",
    "says": "In which order the two events of a promotion come is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "choice": "promotion-event-order",
    "section": "events"
  },
  "EVT-40": {
    "id": "EVT-40",
    "says": "The `aggregateType` of a photo event is photo.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 446
    },
    "section": "events"
  },
  "EVT-41": {
    "id": "EVT-41",
    "says": "The `resourceId` of a photo event is the id of the photo.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 450
    },
    "section": "events"
  },
  "EVT-42": {
    "id": "EVT-42",
    "says": "A photo uploaded through the API causes photo.uploaded.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 456
    },
    "section": "events"
  },
  "EVT-43": {
    "id": "EVT-43",
    "says": "A photo uploaded to an activity through the API causes photo.uploaded.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 456
    },
    "section": "events"
  },
  "EVT-44": {
    "id": "EVT-44",
    "says": "A photo that staff add to a facility causes photo.uploaded.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 456
    },
    "section": "events"
  },
  "EVT-45": {
    "id": "EVT-45",
    "says": "The photo of a photo.uploaded event can be read by its `resourceId` at the route for one photo.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 456
    },
    "section": "events"
  },
  "EVT-46": {
    "id": "EVT-46",
    "says": "A refused upload of a photo causes no photo.uploaded.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 456
    },
    "section": "events"
  },
  "EVT-47": {
    "id": "EVT-47",
    "says": "Whether a photo of several facilities causes one event or one for each of them is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 456
    },
    "choice": "photo-events-per-facility",
    "section": "events"
  },
  "EVT-48": {
    "id": "EVT-48",
    "says": "An update through the API that changes the caption of a photo causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-49": {
    "id": "EVT-49",
    "says": "An update through the API that changes which residents are tagged in a photo causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-50": {
    "id": "EVT-50",
    "says": "An update through the API that changes the tags of a photo causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-51": {
    "id": "EVT-51",
    "says": "A change of the caption, the tagged residents or the tags of a photo by staff causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-52": {
    "id": "EVT-52",
    "says": "A change of the albums of a photo by staff causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-53": {
    "id": "EVT-53",
    "says": "A change of the facilities of a photo by staff causes photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-54": {
    "id": "EVT-54",
    "says": "The photo of a photo.updated event, read by its `resourceId` at the route for one photo, shows the change.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-55": {
    "id": "EVT-55",
    "says": "An update through the API that sends the caption, the users and the tags that the photo already has causes no photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-56": {
    "id": "EVT-56",
    "says": "A photo that staff save without a change causes no photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-57": {
    "id": "EVT-57",
    "says": "A refused update of a photo causes no photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-58": {
    "id": "EVT-58",
    "says": "Whether the same users or tags in another order count as a change is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 457
    },
    "choice": "photo-reordering",
    "section": "events"
  },
  "EVT-302": {
    "id": "EVT-302",
    "says": "A change by staff of nothing but the type of a photo causes no photo.updated.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 457
    },
    "section": "events"
  },
  "EVT-60": {
    "id": "EVT-60",
    "says": "Deleting a photo through the API causes photo.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 458
    },
    "section": "events"
  },
  "EVT-61": {
    "id": "EVT-61",
    "says": "Staff deleting a photo causes photo.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 458
    },
    "section": "events"
  },
  "EVT-62": {
    "id": "EVT-62",
    "says": "A refused deletion of a photo causes no photo.deleted.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 458
    },
    "section": "events"
  },
  "EVT-63": {
    "id": "EVT-63",
    "says": "Whether taking a photo from one of its facilities causes photo.deleted is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 458
    },
    "choice": "photo-removed-from-facility",
    "section": "events"
  },
  "EVT-64": {
    "id": "EVT-64",
    "says": "The `aggregateType` of an announcement event is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 446
    },
    "choice": "aggregate-types",
    "section": "events"
  },
  "EVT-65": {
    "id": "EVT-65",
    "says": "The `resourceId` of an announcement event is the id of the announcement.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Announcements",
      "line": 368
    },
    "section": "events"
  },
  "EVT-66": {
    "id": "EVT-66",
    "says": "Staff sending an announcement causes announcement.sent.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 468
    },
    "section": "events"
  },
  "EVT-67": {
    "id": "EVT-67",
    "says": "The announcement of an announcement.sent event can be read by its `resourceId` at the route for an announcement by its id alone, in the name of the enterprise system actor.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 468
    },
    "section": "events"
  },
  "EVT-68": {
    "id": "EVT-68",
    "says": "The `aggregateType` of a transportation request event is transportation_request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 446
    },
    "section": "events"
  },
  "EVT-69": {
    "id": "EVT-69",
    "says": "The `resourceId` of a transportation request event is the id of the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 382
    },
    "section": "events"
  },
  "EVT-70": {
    "id": "EVT-70",
    "says": "A transportation request made through the API causes transportation_request.created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 462
    },
    "section": "events"
  },
  "EVT-71": {
    "id": "EVT-71",
    "says": "A transportation request that staff make causes transportation_request.created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 462
    },
    "section": "events"
  },
  "EVT-72": {
    "id": "EVT-72",
    "says": "The request of a transportation_request.created event can be read by its `resourceId` in the name of its resident.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 462
    },
    "section": "events"
  },
  "EVT-73": {
    "id": "EVT-73",
    "says": "A refused create of a transportation request causes no transportation_request.created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 462
    },
    "section": "events"
  },
  "EVT-74": {
    "id": "EVT-74",
    "says": "A replacement through the API that changes a transportation request causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-75": {
    "id": "EVT-75",
    "says": "Cancelling a transportation request through the API causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-76": {
    "id": "EVT-76",
    "says": "Staff approving a transportation request causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 197
    },
    "section": "events"
  },
  "EVT-77": {
    "id": "EVT-77",
    "says": "Staff denying a transportation request causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 198
    },
    "section": "events"
  },
  "EVT-78": {
    "id": "EVT-78",
    "says": "Staff completing a transportation request causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-79": {
    "id": "EVT-79",
    "says": "Staff giving a transportation request another driver causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-80": {
    "id": "EVT-80",
    "says": "Staff giving a transportation request another vehicle causes transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-81": {
    "id": "EVT-81",
    "says": "The request of a transportation_request.updated event, read by its `resourceId` in the name of its resident, shows the change.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-82": {
    "id": "EVT-82",
    "says": "A refused replacement of a transportation request causes no transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-83": {
    "id": "EVT-83",
    "says": "A refused cancellation of a transportation request causes no transportation_request.updated.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "section": "events"
  },
  "EVT-84": {
    "id": "EVT-84",
    "says": "Whether a replacement that changes nothing about a transportation request causes transportation_request.updated is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 463
    },
    "choice": "unchanged-transportation-event",
    "section": "events"
  },
  "EVT-85": {
    "id": "EVT-85",
    "says": "Staff deleting a transportation request causes transportation_request.deleted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 464
    },
    "section": "events"
  },
  "EVT-86": {
    "id": "EVT-86",
    "says": "Cancelling a transportation request causes no transportation_request.deleted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 464
    },
    "section": "events"
  },
  "EVT-87": {
    "id": "EVT-87",
    "says": "Whether a transportation request can still be read by id after its deletion is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 464
    },
    "choice": "deleted-transportation-request-read",
    "section": "events"
  },
  "EVT-88": {
    "id": "EVT-88",
    "says": "A comment on a transportation request made through the API causes transportation_request.comment_created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 465
    },
    "section": "events"
  },
  "EVT-89": {
    "id": "EVT-89",
    "says": "A staff comment on a transportation request that is flagged visible to family causes transportation_request.comment_created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 465
    },
    "section": "events"
  },
  "EVT-90": {
    "id": "EVT-90",
    "says": "A staff comment on a transportation request that the API never returns causes transportation_request.comment_created too.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 465
    },
    "section": "events"
  },
  "EVT-91": {
    "id": "EVT-91",
    "says": "The `resourceId` of a transportation_request.comment_created event is the id of the request and not that of the comment.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 382
    },
    "section": "events"
  },
  "EVT-92": {
    "id": "EVT-92",
    "says": "The request of a transportation_request.comment_created event can be read by its `resourceId` in the name of its resident.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 465
    },
    "section": "events"
  },
  "EVT-93": {
    "id": "EVT-93",
    "says": "A refused comment on a transportation request causes no transportation_request.comment_created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 465
    },
    "section": "events"
  },
  "EVT-94": {
    "id": "EVT-94",
    "says": "Which events about a work request, and which notification events about either kind of request, are delivered, and when, is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 470
    },
    "choice": "work-request-events",
    "section": "events"
  },
  "EVT-95": {
    "id": "EVT-95",
    "says": "The `resourceId` of an event about a work request, and of a notification event about either kind of request, is the id of the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 470
    },
    "unobservable": "the kinds are not shown in full, nor when one fires, so that none can be waited for; one that comes is judged",
    "section": "events"
  },
  "FAC-01": {
    "id": "FAC-01",
    "says": "List facilities answers 200 with the facilities as the array `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 226
    },
    "section": "facilities"
  },
  "FAC-02": {
    "id": "FAC-02",
    "says": "A resident who lists the facilities gets the own facility and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 226
    },
    "section": "facilities"
  },
  "FAC-03": {
    "id": "FAC-03",
    "says": "A connection with one facility that lists the facilities gets that facility and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 226
    },
    "section": "facilities"
  },
  "FAC-04": {
    "id": "FAC-04",
    "says": "A connection with several facilities that lists the facilities gets at least one of them and none that it is not linked to.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 429
    },
    "section": "facilities"
  },
  "FAC-05": {
    "id": "FAC-05",
    "says": "Which of its several facilities a connection gets is left open.",
    "determinacy": "open",
    "choice": "connection-facilities",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 226
    },
    "section": "facilities"
  },
  "FAC-06": {
    "id": "FAC-06",
    "says": "The enterprise system actor who lists the facilities gets every facility of the tenant.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 226
    },
    "section": "facilities"
  },
  "FAC-07": {
    "id": "FAC-07",
    "says": "The enterprise system actor who lists the facilities gets no facility of another tenant.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 429
    },
    "section": "facilities"
  },
  "FAC-08": {
    "id": "FAC-08",
    "says": "What a staff member who lists the facilities gets is left open.",
    "determinacy": "open",
    "choice": "staff-facilities",
    "source": {
      "part": "Authentication",
      "line": 429
    },
    "section": "facilities"
  },
  "FAC-09": {
    "id": "FAC-09",
    "says": "Get facility answers 200 with the facility itself, not wrapped in `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 227
    },
    "section": "facilities"
  },
  "FAC-10": {
    "id": "FAC-10",
    "says": "Get facility answers the facility whose id stands in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 227
    },
    "section": "facilities"
  },
  "FAC-11": {
    "id": "FAC-11",
    "says": "A facility has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Facility",
      "line": 26
    },
    "section": "facilities"
  },
  "FAC-12": {
    "id": "FAC-12",
    "says": "The `name` and the `careSetting` of a facility are strings, and no closed set is given for the latter.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Facility",
      "line": 26
    },
    "section": "facilities"
  },
  "FAC-13": {
    "id": "FAC-13",
    "says": "The `bedCount` of a facility is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Facility",
      "line": 26
    },
    "section": "facilities"
  },
  "FAC-14": {
    "id": "FAC-14",
    "says": "Whether a resident or connection may get a facility other than the own is left open.",
    "determinacy": "open",
    "choice": "foreign-facility",
    "source": {
      "part": "Endpoints, Facilities",
      "line": 227
    },
    "section": "facilities"
  },
  "FAC-101": {
    "id": "FAC-101",
    "says": "A facility shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Facility",
      "line": 26
    },
    "section": "facilities"
  },
  "FAM-01": {
    "id": "FAM-01",
    "says": "Staff are refused with 403 on every transportation and every work request route.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 377
    },
    "section": "family-access"
  },
  "FAM-02": {
    "id": "FAM-02",
    "says": "An enterprise system actor is refused with 403 on every transportation and every work request route.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 377
    },
    "section": "family-access"
  },
  "FAM-03": {
    "id": "FAM-03",
    "says": "Where the community of the resident lacks the Transportation module, the transportation routes are refused with 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 380
    },
    "section": "family-access"
  },
  "FAM-04": {
    "id": "FAM-04",
    "says": "Where the community of the resident lacks Family & Resident Transportation, the transportation routes are refused with 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 380
    },
    "section": "family-access"
  },
  "FAM-05": {
    "id": "FAM-05",
    "says": "Where the community of the resident lacks the Work Requests module, the work request routes are refused with 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 380
    },
    "section": "family-access"
  },
  "FAM-06": {
    "id": "FAM-06",
    "says": "Where the community of the resident lacks Family & Resident Work Requests, the work request routes are refused with 403.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 380
    },
    "section": "family-access"
  },
  "FAM-07": {
    "id": "FAM-07",
    "says": "Only the two modules of a section, in the resident's own community, decide about its routes; those of the other section or of another community do not.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 380
    },
    "section": "family-access"
  },
  "FAM-08": {
    "id": "FAM-08",
    "says": "A resident who is not the one in the path, and a connection that is not linked to that resident, are refused with a 4xx status where they list or create.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 381
    },
    "section": "family-access"
  },
  "FAM-09": {
    "id": "FAM-09",
    "says": "The settings of a facility are refused with a 4xx status to residents of other facilities and to connections without a resident there.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation and Work requests",
      "line": 387
    },
    "section": "family-access"
  },
  "FAM-10": {
    "id": "FAM-10",
    "says": "Whether somebody without a link to the resident or the facility gets 403 or 404 on list, create and settings is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 381
    },
    "choice": "unlinked-acting-user",
    "section": "family-access"
  },
  "FAM-11": {
    "id": "FAM-11",
    "says": "A connection linked to the resident, as well as the resident, may list and create.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 381
    },
    "section": "family-access"
  },
  "FAM-12": {
    "id": "FAM-12",
    "says": "A resident sees every request on which they are the passenger or that is filed for them, whoever created it, in the list and alone.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-13": {
    "id": "FAM-13",
    "says": "A connection sees every request of a linked resident that any connection created, in the list and alone.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-14": {
    "id": "FAM-14",
    "says": "A connection does not find in the list what the resident or staff created.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-15": {
    "id": "FAM-15",
    "says": "To a connection a single request that the resident or staff created is 404, and so are its comments and its attachments.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-16": {
    "id": "FAM-16",
    "says": "A single request of a resident who is neither the acting user nor linked to the acting connection is 404, and so are its comments and its attachments.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-17": {
    "id": "FAM-17",
    "says": "Whether somebody who sees the requests of two residents finds the request of one under the path of the other is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "choice": "child-under-wrong-parent",
    "section": "family-access"
  },
  "FAM-18": {
    "id": "FAM-18",
    "says": "The list of a resident holds requests of that resident alone.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-19": {
    "id": "FAM-19",
    "says": "Whoever sees a request without being its creator is refused with 403 when changing or cancelling it, and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "section": "family-access"
  },
  "FAM-20": {
    "id": "FAM-20",
    "says": "A request that the acting user does not see is 404 when it is to be changed or cancelled, never 403 for not being its creator.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 378
    },
    "section": "family-access"
  },
  "FAM-21": {
    "id": "FAM-21",
    "says": "In what order several refusals that hold at once are decided is left open, save that what is not seen is not found.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 377
    },
    "choice": "planned-refusal-order",
    "section": "family-access"
  },
  "FAM-22": {
    "id": "FAM-22",
    "says": "A request is addressed by its id; its `referenceNumber` in the place of the id is not found.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Access rules",
      "line": 382
    },
    "section": "family-access"
  },
  "FAM-23": {
    "id": "FAM-23",
    "says": "A request that does not exist is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "family-access"
  },
  "FLT-01": {
    "id": "FLT-01",
    "says": "On the flat routes the `id` and the `residentId` of a personal activity are strings, its `endTime` is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-02": {
    "id": "FLT-02",
    "says": "The flat list of personal activities is answered with 200 and an object whose `data` is an array of them.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-03": {
    "id": "FLT-03",
    "says": "A personal activity made on the flat route is in the flat list of its resident when it lies between `startDate` and `endDate`, days away from both.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-04": {
    "id": "FLT-04",
    "says": "A personal activity that lies days outside `startDate` and `endDate` is not in the flat list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-05": {
    "id": "FLT-05",
    "says": "With `residentId` given, the flat list holds the personal activities of that resident and nobody else's.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-06": {
    "id": "FLT-06",
    "says": "Making a personal activity on the flat route is answered with exactly 201.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 416
    },
    "section": "flat-examples"
  },
  "FLT-07": {
    "id": "FLT-07",
    "says": "The answer to a flat create of a personal activity is the bare activity, not wrapped in `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 412
    },
    "section": "flat-examples"
  },
  "FLT-08": {
    "id": "FLT-08",
    "says": "The `residentId`, `title`, `startTime`, `endTime` and `location` sent to the flat create show in its answer and in the flat list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 416
    },
    "section": "flat-examples"
  },
  "FLT-101": {
    "id": "FLT-101",
    "says": "On the flat routes a personal activity shows each member of its example wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "section": "flat-examples"
  },
  "FLT-09": {
    "id": "FLT-09",
    "says": "Registering a resident on the flat route is answered with exactly 201.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "section": "flat-examples"
  },
  "FLT-10": {
    "id": "FLT-10",
    "says": "The answer to a flat registration is the bare registration, not wrapped in `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 412
    },
    "section": "flat-examples"
  },
  "FLT-11": {
    "id": "FLT-11",
    "says": "The `id`, the `residentId`, the `activityId` and the `status` of a flat registration are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "section": "flat-examples"
  },
  "FLT-12": {
    "id": "FLT-12",
    "says": "The answer to a flat registration carries the `residentId` and the `activityId` that were sent.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "section": "flat-examples"
  },
  "FLT-13": {
    "id": "FLT-13",
    "says": "A flat registration for an activity with many free places has the `status` registered.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "section": "flat-examples"
  },
  "FLT-14": {
    "id": "FLT-14",
    "says": "What a flat registration for a full activity gets is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "choice": "flat-registration-on-full",
    "section": "flat-examples"
  },
  "FLT-102": {
    "id": "FLT-102",
    "says": "The answer to a flat registration shows each member of its example wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 417
    },
    "section": "flat-examples"
  },
  "FLT-15": {
    "id": "FLT-15",
    "says": "The flat list of photos is answered with 200 and an object whose `data` is an array of photos.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-16": {
    "id": "FLT-16",
    "says": "The `id` and the `residentId` of a photo in the flat list are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-17": {
    "id": "FLT-17",
    "says": "The `residentId` of a photo in the flat list of a resident is the one of that resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-18": {
    "id": "FLT-18",
    "says": "One path takes both the GET of the flat list of photos and the POST of the reference upload, and each answers in its own shape.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-19": {
    "id": "FLT-19",
    "says": "Whether the `caption` of a photo in the flat list is a text or an object is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "choice": "flat-caption",
    "section": "flat-examples"
  },
  "FLT-103": {
    "id": "FLT-103",
    "says": "A photo in the flat list shows each member of its example wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-20": {
    "id": "FLT-20",
    "says": "The flat list of messages is answered with 200 and an object whose `data` is an array of messages.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 421
    },
    "section": "flat-examples"
  },
  "FLT-21": {
    "id": "FLT-21",
    "says": "The `id` and the `residentId` of a message in the flat list are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 421
    },
    "section": "flat-examples"
  },
  "FLT-22": {
    "id": "FLT-22",
    "says": "The `residentId` of a message in the flat list of a resident is the one of that resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 421
    },
    "section": "flat-examples"
  },
  "FLT-23": {
    "id": "FLT-23",
    "says": "What the `subject` of a message in the flat list holds is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 421
    },
    "choice": "flat-subject",
    "section": "flat-examples"
  },
  "FLT-104": {
    "id": "FLT-104",
    "says": "A message in the flat list shows each member of its example wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 421
    },
    "section": "flat-examples"
  },
  "FLT-24": {
    "id": "FLT-24",
    "says": "With a `limit` of one or more given, a flat list of photos or messages holds at most that many items.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "section": "flat-examples"
  },
  "FLT-25": {
    "id": "FLT-25",
    "says": "How many items a flat list of photos or messages holds without `limit` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "choice": "flat-limit-left-out",
    "unobservable": "it takes more items of one resident than a look at an open question is worth",
    "section": "flat-examples"
  },
  "FLT-26": {
    "id": "FLT-26",
    "says": "What a `limit` below one gets is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 420
    },
    "choice": "flat-limit-below-one",
    "section": "flat-examples"
  },
  "FLT-27": {
    "id": "FLT-27",
    "says": "What a flat list answers without `residentId` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "choice": "flat-resident-left-out",
    "section": "flat-examples"
  },
  "FLT-28": {
    "id": "FLT-28",
    "says": "What a flat list answers for a `residentId` that names nobody is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "choice": "flat-unknown-resident",
    "section": "flat-examples"
  },
  "FLT-29": {
    "id": "FLT-29",
    "says": "What the flat list of personal activities answers without `startDate` or `endDate` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "choice": "flat-dates-left-out",
    "section": "flat-examples"
  },
  "FLT-30": {
    "id": "FLT-30",
    "says": "Whether the day of `endDate` belongs to the flat list of personal activities is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "choice": "flat-end-day",
    "section": "flat-examples"
  },
  "FLT-31": {
    "id": "FLT-31",
    "says": "Whether the flat list of personal activities has a longest range is left open.",
    "determinacy": "open",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "choice": "flat-date-range",
    "section": "flat-examples"
  },
  "FLT-32": {
    "id": "FLT-32",
    "says": "How an `endDate` before `startDate` is answered on the flat list of personal activities is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 415
    },
    "choice": "window-end-before-start",
    "section": "flat-examples"
  },
  "FLT-33": {
    "id": "FLT-33",
    "says": "Which members the body of a flat create must have is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 416
    },
    "choice": "flat-members-left-out",
    "section": "flat-examples"
  },
  "FLT-34": {
    "id": "FLT-34",
    "says": "Whether the routes that stand in worked examples only are served at all is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 412
    },
    "choice": "flat-routes",
    "section": "flat-examples"
  },
  "FLT-35": {
    "id": "FLT-35",
    "says": "Whether the flat routes and the reference routes show the same records is left open, and with it whether a flat registration takes a place and causes registration.created.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 412
    },
    "choice": "flat-store",
    "section": "flat-examples"
  },
  "FLT-36": {
    "id": "FLT-36",
    "says": "Whether the read of one resident answers the reference shape or the bare, shorter one of the worked example is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 418
    },
    "choice": "flat-twins",
    "section": "flat-examples"
  },
  "FLT-37": {
    "id": "FLT-37",
    "says": "Whether the list of connections with `residentId` given answers connections in the reference shape or in the shorter one of the worked example is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Flat routes",
      "line": 419
    },
    "choice": "flat-twins",
    "section": "flat-examples"
  },
  "HLT-01": {
    "id": "HLT-01",
    "says": "The health route answers 200.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Health",
      "line": 221
    },
    "section": "health"
  },
  "HLT-02": {
    "id": "HLT-02",
    "says": "The body of the health route is a JSON string.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Health",
      "line": 221
    },
    "section": "health"
  },
  "HLT-03": {
    "id": "HLT-03",
    "says": "The health route lies at /ping, outside the tenant prefix, and needs no tenant in its path.",
    "determinacy": "firm",
    "source": {
      "part": "What the service does",
      "line": 9
    },
    "section": "health"
  },
  "HLT-04": {
    "id": "HLT-04",
    "says": "The health string tells how the service is and which build of it answers.",
    "determinacy": "firm",
    "unobservable": "the words it is told in are not stated, so no string can be told from another",
    "source": {
      "part": "Endpoints, Health",
      "line": 221
    },
    "section": "health"
  },
  "MSG-01": {
    "id": "MSG-01",
    "says": "A thread has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-02": {
    "id": "MSG-02",
    "says": "The `lastMessage` of a thread is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-03": {
    "id": "MSG-03",
    "says": "The `lastMessageAt` of a thread is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-04": {
    "id": "MSG-04",
    "says": "The `unreadCount` of a thread is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-05": {
    "id": "MSG-05",
    "says": "The `isArchived`, `isMuted` and `hasRead` of a thread are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-06": {
    "id": "MSG-06",
    "says": "The `participants` of a thread are an array of objects, each with an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-09": {
    "id": "MSG-09",
    "says": "The `declinedPhotoRelease` of a participant is a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-10": {
    "id": "MSG-10",
    "says": "Which words the `type` of a participant has for the other kinds of people is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "choice": "participant-type",
    "section": "messages"
  },
  "MSG-11": {
    "id": "MSG-11",
    "says": "What the `status` of a participant tells is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "choice": "participant-status",
    "section": "messages"
  },
  "MSG-12": {
    "id": "MSG-12",
    "says": "What the members that are kept for each user show to somebody who takes no part in the thread is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "choice": "outsider-thread-flags",
    "section": "messages"
  },
  "MSG-105": {
    "id": "MSG-105",
    "says": "A thread shows each of its listed members, those kept for the acting user too, wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-106": {
    "id": "MSG-106",
    "says": "The read of one thread shows each listed member of its participants wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "section": "messages"
  },
  "MSG-13": {
    "id": "MSG-13",
    "says": "The `id`, the `threadId` and the `status` of a message are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-14": {
    "id": "MSG-14",
    "says": "The `author` of a message is a participant object.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-15": {
    "id": "MSG-15",
    "says": "The `attachment` of a message is an object whose `id` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-16": {
    "id": "MSG-16",
    "says": "The `scheduledAt` of a message is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-17": {
    "id": "MSG-17",
    "says": "The `isDeleted` of a message is a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-107": {
    "id": "MSG-107",
    "says": "A message shows each of its listed members, those of its author and of its attachment too, wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Message",
      "line": 129
    },
    "section": "messages"
  },
  "MSG-18": {
    "id": "MSG-18",
    "says": "The threads of the acting user are answered with 200 and a page whose `data` is an array of threads.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-19": {
    "id": "MSG-19",
    "says": "A thread is in the list, filtered by active, of every participant who has neither archived nor left it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-20": {
    "id": "MSG-20",
    "says": "A resident, a connection or a staff member who takes no part in a thread does not find it in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-21": {
    "id": "MSG-21",
    "says": "The `filter` takes archived and active.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-22": {
    "id": "MSG-22",
    "says": "The filter archived keeps the threads that the acting user has archived and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-23": {
    "id": "MSG-23",
    "says": "The filter active drops the threads that the acting user has archived.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-24": {
    "id": "MSG-24",
    "says": "The `searchValue` of the list keeps the threads whose title holds that word and drops those whose title does not.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-25": {
    "id": "MSG-25",
    "says": "The `searchValue` of the list does not find a thread by the text of its messages.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "section": "messages"
  },
  "MSG-26": {
    "id": "MSG-26",
    "says": "Whether archived threads are listed and found where neither kind is asked for is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "choice": "thread-filter-default",
    "section": "messages"
  },
  "MSG-27": {
    "id": "MSG-27",
    "says": "Whether a `searchValue` also finds parts of words, and whether titles are searched in either case, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 350
    },
    "choice": "search-value-match",
    "section": "messages"
  },
  "MSG-28": {
    "id": "MSG-28",
    "says": "Which threads the system actor lists and finds is left open.",
    "determinacy": "open",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "choice": "system-actor-threads",
    "section": "messages"
  },
  "MSG-29": {
    "id": "MSG-29",
    "says": "How much of the participants is shown beyond the read of one thread is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 353
    },
    "choice": "participants-in-lists",
    "section": "messages"
  },
  "MSG-30": {
    "id": "MSG-30",
    "says": "Creating a thread answers an object whose `data` is the thread made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-31": {
    "id": "MSG-31",
    "says": "Creating a thread requires `participantIds`; where it is missing the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-32": {
    "id": "MSG-32",
    "says": "Creating a thread requires `creatorId`; where it is missing the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-33": {
    "id": "MSG-33",
    "says": "A thread without a `title` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-34": {
    "id": "MSG-34",
    "says": "The `title` sent is the one of the thread afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-35": {
    "id": "MSG-35",
    "says": "Everybody named in `participantIds` is a participant of the new thread.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-36": {
    "id": "MSG-36",
    "says": "The creator is a participant of the new thread without being named in `participantIds`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-37": {
    "id": "MSG-37",
    "says": "A thread that a resident creates with a staff member who lacks MESSAGE_FAMILY_RESIDENTS is refused with 403.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-38": {
    "id": "MSG-38",
    "says": "A thread that a connection creates with a staff member who lacks MESSAGE_FAMILY_RESIDENTS is refused with 403.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-39": {
    "id": "MSG-39",
    "says": "One staff member without the permission is enough for the refusal, even when others of the staff in the thread have it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-40": {
    "id": "MSG-40",
    "says": "A create refused for want of the permission makes no thread.",
    "determinacy": "firm",
    "source": {
      "part": "Errors",
      "line": 482
    },
    "section": "messages"
  },
  "MSG-41": {
    "id": "MSG-41",
    "says": "A resident or a connection may create a thread whose staff all have the permission.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-42": {
    "id": "MSG-42",
    "says": "A thread that a staff member creates is not refused because other staff in it lack the permission.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "section": "messages"
  },
  "MSG-43": {
    "id": "MSG-43",
    "says": "Which identity the rule about staff looks at, when `creatorId` is not the acting user, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "choice": "creator-not-acting",
    "section": "messages"
  },
  "MSG-44": {
    "id": "MSG-44",
    "says": "How a participant who is nobody is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 351
    },
    "choice": "unknown-participant",
    "section": "messages"
  },
  "MSG-45": {
    "id": "MSG-45",
    "says": "A search of threads is answered with 200 and a page whose `data` is an array of threads.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-46": {
    "id": "MSG-46",
    "says": "Every member of the body of a search may be left out.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-47": {
    "id": "MSG-47",
    "says": "The `searchValue` of a search finds a thread whose title holds that word.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-48": {
    "id": "MSG-48",
    "says": "The `searchValue` of a search finds a thread with a message that holds that word.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-49": {
    "id": "MSG-49",
    "says": "A search does not find a thread where neither the title nor a message holds the `searchValue`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-50": {
    "id": "MSG-50",
    "says": "The `participantId` of a search keeps the threads in which that person takes part and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-51": {
    "id": "MSG-51",
    "says": "With `isArchived` true a search keeps the threads that the acting user has archived and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-52": {
    "id": "MSG-52",
    "says": "With `isArchived` false a search drops the threads that the acting user has archived.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "section": "messages"
  },
  "MSG-53": {
    "id": "MSG-53",
    "says": "A resident, a connection or a staff member who takes no part in a thread does not find it by a search.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "section": "messages"
  },
  "MSG-54": {
    "id": "MSG-54",
    "says": "Whether the paging of a search is asked for in the query or in the body is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 352
    },
    "choice": "search-paging-place",
    "section": "messages"
  },
  "MSG-55": {
    "id": "MSG-55",
    "says": "One thread is answered with 200 and an object whose `data` is the thread.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 353
    },
    "section": "messages"
  },
  "MSG-56": {
    "id": "MSG-56",
    "says": "The thread answered is the one whose id stands in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 353
    },
    "section": "messages"
  },
  "MSG-57": {
    "id": "MSG-57",
    "says": "The read of one thread shows every participant, each in full.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 353
    },
    "section": "messages"
  },
  "MSG-58": {
    "id": "MSG-58",
    "says": "What the routes of one thread answer to somebody who takes no part in it is left open.",
    "determinacy": "open",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "choice": "thread-non-participant",
    "section": "messages"
  },
  "MSG-59": {
    "id": "MSG-59",
    "says": "Changing a thread is answered with 200 and an object whose `data` is the thread.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 354
    },
    "section": "messages"
  },
  "MSG-60": {
    "id": "MSG-60",
    "says": "The `title` of a change is the one of the thread afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 354
    },
    "section": "messages"
  },
  "MSG-61": {
    "id": "MSG-61",
    "says": "Changing a thread keeps its `id`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 354
    },
    "section": "messages"
  },
  "MSG-62": {
    "id": "MSG-62",
    "says": "Whether a `title` left out of a change is cleared is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 354
    },
    "choice": "thread-put-omitted",
    "section": "messages"
  },
  "MSG-63": {
    "id": "MSG-63",
    "says": "Archiving a thread is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 355
    },
    "section": "messages"
  },
  "MSG-64": {
    "id": "MSG-64",
    "says": "The list shows a thread that the acting user has archived with `isArchived` true.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 186
    },
    "section": "messages"
  },
  "MSG-65": {
    "id": "MSG-65",
    "says": "A thread that the acting user archives moves from the list filtered by active to the one filtered by archived.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 186
    },
    "section": "messages"
  },
  "MSG-66": {
    "id": "MSG-66",
    "says": "Archiving a thread leaves it as it was for every other participant.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 186
    },
    "section": "messages"
  },
  "MSG-67": {
    "id": "MSG-67",
    "says": "The next message by somebody else clears the archiving, so that the thread is active again.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 186
    },
    "section": "messages"
  },
  "MSG-68": {
    "id": "MSG-68",
    "says": "Whether a message of one's own clears the archiving as well is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Message thread",
      "line": 186
    },
    "choice": "own-message-inbound",
    "section": "messages"
  },
  "MSG-69": {
    "id": "MSG-69",
    "says": "Whether an archived thread can be read by its id is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 355
    },
    "choice": "archived-thread-read",
    "section": "messages"
  },
  "MSG-71": {
    "id": "MSG-71",
    "says": "Leaving a thread is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 356
    },
    "section": "messages"
  },
  "MSG-72": {
    "id": "MSG-72",
    "says": "A thread that the acting user has left is in no list of theirs, whatever the filter.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 187
    },
    "section": "messages"
  },
  "MSG-73": {
    "id": "MSG-73",
    "says": "A later message does not bring a thread back to somebody who left it.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 187
    },
    "section": "messages"
  },
  "MSG-74": {
    "id": "MSG-74",
    "says": "When one participant leaves, the thread stays in the lists of the others.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 187
    },
    "section": "messages"
  },
  "MSG-75": {
    "id": "MSG-75",
    "says": "What the routes of one thread answer to somebody who has left it is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Message thread",
      "line": 187
    },
    "choice": "left-thread",
    "section": "messages"
  },
  "MSG-76": {
    "id": "MSG-76",
    "says": "Whether somebody who left is still shown among the participants is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Message thread",
      "line": 187
    },
    "choice": "left-participant",
    "section": "messages"
  },
  "MSG-77": {
    "id": "MSG-77",
    "says": "Muting a thread is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 357
    },
    "section": "messages"
  },
  "MSG-78": {
    "id": "MSG-78",
    "says": "Muting requires `isMuted` in the query; where it is missing the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 357
    },
    "section": "messages"
  },
  "MSG-79": {
    "id": "MSG-79",
    "says": "Muting takes `isMuted` from the query, with no body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 357
    },
    "section": "messages"
  },
  "MSG-80": {
    "id": "MSG-80",
    "says": "With `isMuted` true the thread is shown to the acting user with `isMuted` true afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 188
    },
    "section": "messages"
  },
  "MSG-81": {
    "id": "MSG-81",
    "says": "With `isMuted` false the thread is shown to the acting user with `isMuted` false afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 188
    },
    "section": "messages"
  },
  "MSG-82": {
    "id": "MSG-82",
    "says": "Muting a thread leaves its `isMuted` as it was for every other participant.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "section": "messages"
  },
  "MSG-83": {
    "id": "MSG-83",
    "says": "Marking a thread as read is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 358
    },
    "section": "messages"
  },
  "MSG-84": {
    "id": "MSG-84",
    "says": "The next read of a thread after it was marked as read shows `hasRead` true to the acting user.",
    "determinacy": "firm",
    "source": {
      "part": "States, Message thread",
      "line": 189
    },
    "section": "messages"
  },
  "MSG-85": {
    "id": "MSG-85",
    "says": "Marking a thread as read leaves its `hasRead` as it was for every other participant.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "section": "messages"
  },
  "MSG-86": {
    "id": "MSG-86",
    "says": "Which `hasRead` a thread has before it is marked as read, and after a later message, is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Message thread",
      "line": 189
    },
    "choice": "has-read",
    "section": "messages"
  },
  "MSG-87": {
    "id": "MSG-87",
    "says": "What `unreadCount` counts is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "choice": "unread-count",
    "section": "messages"
  },
  "MSG-88": {
    "id": "MSG-88",
    "says": "The messages of a thread are answered with 200 and a page whose `data` is an array of messages.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-89": {
    "id": "MSG-89",
    "says": "A message sent without a scheduled time is in the list for every participant.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-90": {
    "id": "MSG-90",
    "says": "The messages of a thread come newest first, across all pages.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-91": {
    "id": "MSG-91",
    "says": "The list holds the messages of the thread in the path and of no other, and each carries its id as `threadId`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-92": {
    "id": "MSG-92",
    "says": "The `searchValue` keeps the messages whose body holds that word, in whatever case it is written.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-93": {
    "id": "MSG-93",
    "says": "The `searchValue` drops the messages whose body does not hold it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 359
    },
    "section": "messages"
  },
  "MSG-94": {
    "id": "MSG-94",
    "says": "Sending a message is answered with a 2xx.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "section": "messages"
  },
  "MSG-95": {
    "id": "MSG-95",
    "says": "Sending a message requires `body`; where it is missing the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "section": "messages"
  },
  "MSG-96": {
    "id": "MSG-96",
    "says": "A message with nothing but a `body` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "section": "messages"
  },
  "MSG-97": {
    "id": "MSG-97",
    "says": "The `body` sent is the one of the message in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "section": "messages"
  },
  "MSG-98": {
    "id": "MSG-98",
    "says": "The `author` of a message is the acting user who sent it.",
    "determinacy": "firm",
    "source": {
      "part": "Authentication",
      "line": 435
    },
    "section": "messages"
  },
  "MSG-99": {
    "id": "MSG-99",
    "says": "Which 2xx the sending of a message gets, and what it holds, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "choice": "send-message-answer",
    "section": "messages"
  },
  "MSG-100": {
    "id": "MSG-100",
    "says": "How an attachment is sent with a message is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "choice": "message-attachment",
    "section": "messages"
  },
  "MSG-101": {
    "id": "MSG-101",
    "says": "How a time is set at which a message is to be sent, and where it is until then, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "choice": "scheduled-message",
    "section": "messages"
  },
  "MSG-108": {
    "id": "MSG-108",
    "says": "What a thread tells of a message that is not listed until it is due is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Message thread",
      "line": 126
    },
    "choice": "scheduled-in-thread",
    "section": "messages"
  },
  "MSG-102": {
    "id": "MSG-102",
    "says": "What an attachment that does not exist does to the message is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Messages",
      "line": 360
    },
    "choice": "unknown-attachment-id",
    "section": "messages"
  },
  "MSG-103": {
    "id": "MSG-103",
    "says": "Which values the `status` of a message has is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Message thread",
      "line": 190
    },
    "choice": "message-status",
    "section": "messages"
  },
  "PAC-01": {
    "id": "PAC-01",
    "says": "A personal activity has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-03": {
    "id": "PAC-03",
    "says": "The `startDate` of a personal activity is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-04": {
    "id": "PAC-04",
    "says": "The `endTime` of a personal activity is a time of day, HH:mm on the 24-hour clock.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-05": {
    "id": "PAC-05",
    "says": "The `timeType` of a personal activity is exactTime, allDay, morning, afternoon or evening.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-06": {
    "id": "PAC-06",
    "says": "The `durationInMinutes` of a personal activity is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-07": {
    "id": "PAC-07",
    "says": "The `attendedResidentIds` of a personal activity are an array of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-08": {
    "id": "PAC-08",
    "says": "The `confirmed` member of a personal activity is a boolean.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-09": {
    "id": "PAC-09",
    "says": "The `photos` of a personal activity are an array of objects, each with an `id` that is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-10": {
    "id": "PAC-10",
    "says": "A personal activity belongs to no calendar of a facility and is in no list of the activities of one.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-11": {
    "id": "PAC-11",
    "says": "A personal activity is no check-in and is in no list of check-ins.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PAC-12": {
    "id": "PAC-12",
    "says": "The personal activities of a resident are answered with 200 and an object whose `data` is an array of personal activities.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-13": {
    "id": "PAC-13",
    "says": "Listing personal activities requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-202": {
    "id": "PAC-202",
    "says": "Listing personal activities requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-14": {
    "id": "PAC-14",
    "says": "A personal activity of the resident on a day inside the range is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-15": {
    "id": "PAC-15",
    "says": "A personal activity on a day outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-16": {
    "id": "PAC-16",
    "says": "A personal activity made for one resident is not in the list of another who does not attend it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-17": {
    "id": "PAC-17",
    "says": "A check-in of the resident inside the range is not in the list of personal activities.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 286
    },
    "section": "personal-activities"
  },
  "PAC-22": {
    "id": "PAC-22",
    "says": "A personal activity at mid-day of day 1 and one at mid-day of day 45 are in the list whose range runs from the start of day 1 to the end of day 45.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "section": "personal-activities"
  },
  "PAC-29": {
    "id": "PAC-29",
    "says": "Creating a personal activity is answered with a 2xx.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-30": {
    "id": "PAC-30",
    "says": "Which 2xx the create answers, and whether its body holds the personal activity, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "personal-activity-answer",
    "section": "personal-activities"
  },
  "PAC-31": {
    "id": "PAC-31",
    "says": "A personal activity body requires `name`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-201": {
    "id": "PAC-201",
    "says": "A personal activity body requires `startDate`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-32": {
    "id": "PAC-32",
    "says": "Under exactTime, which a body without `timeType` means too, a personal activity body requires `startTime`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-33": {
    "id": "PAC-33",
    "says": "Under exactTime a personal activity body with neither `endTime` nor `durationInMinutes` is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-34": {
    "id": "PAC-34",
    "says": "Under exactTime a personal activity body with `durationInMinutes` in place of `endTime` is refused without a trace, or accepted with an `endTime` that many minutes after `startTime`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-35": {
    "id": "PAC-35",
    "says": "Whether `durationInMinutes` may stand in place of `endTime` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "derived-end-time",
    "section": "personal-activities"
  },
  "PAC-36": {
    "id": "PAC-36",
    "says": "What becomes of an `endTime` derived from `durationInMinutes` that would lie past midnight is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "derived-end-past-midnight",
    "section": "personal-activities"
  },
  "PAC-37": {
    "id": "PAC-37",
    "says": "Under a `timeType` other than exactTime a personal activity body without `startTime` and `endTime` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-38": {
    "id": "PAC-38",
    "says": "Creating a personal activity takes the `timeType` exactTime, allDay, morning, afternoon and evening.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-39": {
    "id": "PAC-39",
    "says": "A `timeType` outside the five values is refused on the create of a personal activity, or at least shown in no answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-40": {
    "id": "PAC-40",
    "says": "A personal activity made without a `timeType` in the body is exactTime.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-41": {
    "id": "PAC-41",
    "says": "A personal activity that was made is in the list of the resident in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-42": {
    "id": "PAC-42",
    "says": "The resident in the path is among the `attendedResidentIds` of the personal activity made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-43": {
    "id": "PAC-43",
    "says": "The `name` sent is the one of the personal activity afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-44": {
    "id": "PAC-44",
    "says": "The `timeType` sent, and under exactTime the `startDate`, `startTime` and `endTime` sent in agreement with each other, are the ones of the personal activity afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "section": "personal-activities"
  },
  "PAC-45": {
    "id": "PAC-45",
    "says": "Whether a `name` that is no preset of the facility is accepted is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "personal-activity-names",
    "section": "personal-activities"
  },
  "PAC-46": {
    "id": "PAC-46",
    "says": "What `location`, `description`, `durationInMinutes` and `confirmed` do in the body of a create is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "personal-activity-members",
    "section": "personal-activities"
  },
  "PAC-47": {
    "id": "PAC-47",
    "says": "Whether under exactTime the `durationInMinutes` of a personal activity is the gap between `startTime` and `endTime` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "choice": "personal-activity-gap",
    "section": "personal-activities"
  },
  "PAC-48": {
    "id": "PAC-48",
    "says": "How an `endTime` earlier than `startTime` is answered on the create of a personal activity is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal activities",
      "line": 287
    },
    "choice": "end-time-before-start-time",
    "section": "personal-activities"
  },
  "PAC-101": {
    "id": "PAC-101",
    "says": "A personal activity shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal activity",
      "line": 105
    },
    "section": "personal-activities"
  },
  "PVS-01": {
    "id": "PVS-01",
    "says": "A personal visit has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-03": {
    "id": "PVS-03",
    "says": "The `visitType` of a personal visit is care or social.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-05": {
    "id": "PVS-05",
    "says": "Whether the `startDate` of a personal visit is shown as a date-time or as a plain date is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "choice": "visit-date-form",
    "section": "personal-visits"
  },
  "PVS-07": {
    "id": "PVS-07",
    "says": "The `timeType` of a personal visit is exactTime, allDay, morning, afternoon or evening.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-09": {
    "id": "PVS-09",
    "says": "The `attendedResidentIds` of a personal visit are an array of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-10": {
    "id": "PVS-10",
    "says": "The `connectionVisitors` of a personal visit are an array of objects whose `connectionId` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-11": {
    "id": "PVS-11",
    "says": "The `manualVisitors` of a personal visit are an array of objects.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-12": {
    "id": "PVS-12",
    "says": "The `creator` of a personal visit is an object whose `id` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PVS-13": {
    "id": "PVS-13",
    "says": "The personal visits of a resident are answered with 200 and an object whose `data` is an array of personal visits.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-14": {
    "id": "PVS-14",
    "says": "Listing personal visits requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-204": {
    "id": "PVS-204",
    "says": "Listing personal visits requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-15": {
    "id": "PVS-15",
    "says": "A personal visit of the resident on a day inside the range is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-16": {
    "id": "PVS-16",
    "says": "A personal visit on a day outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-17": {
    "id": "PVS-17",
    "says": "A personal visit made for one resident is not in the list of another who does not attend it.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-18": {
    "id": "PVS-18",
    "says": "The filter `visitType` takes social and care.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-19": {
    "id": "PVS-19",
    "says": "With `visitType` given, the list holds the visits of that type inside the range and no other.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-20": {
    "id": "PVS-20",
    "says": "Without `visitType` the list holds visits of both types.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 313
    },
    "section": "personal-visits"
  },
  "PVS-21": {
    "id": "PVS-21",
    "says": "Whether a visit is in the lists of the residents named in `additionalAttendeeResidentIds` is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "choice": "visit-in-attendee-lists",
    "section": "personal-visits"
  },
  "PVS-26": {
    "id": "PVS-26",
    "says": "A personal visit at mid-day of day 1 and one at mid-day of day 45 are in the list whose range runs from the start of day 1 to the end of day 45.",
    "determinacy": "firm",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "section": "personal-visits"
  },
  "PVS-33": {
    "id": "PVS-33",
    "says": "Creating a personal visit answers an object whose `data` is the visit made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-34": {
    "id": "PVS-34",
    "says": "A personal visit that was made can be read under the id in the answer and is in the list of the resident in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-35": {
    "id": "PVS-35",
    "says": "A personal visit body requires `name`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-201": {
    "id": "PVS-201",
    "says": "A personal visit body requires `visitType`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-202": {
    "id": "PVS-202",
    "says": "A personal visit body requires `startDate`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-203": {
    "id": "PVS-203",
    "says": "A personal visit body requires `durationInMinutes`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-36": {
    "id": "PVS-36",
    "says": "A personal visit body without `durationInMinutes` is refused under every timeType, under exactTime too where both times are sent.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-37": {
    "id": "PVS-37",
    "says": "Under exactTime, which a create without `timeType` means too, a personal visit body requires `startTime`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-38": {
    "id": "PVS-38",
    "says": "Under exactTime a personal visit body requires `endTime`, which is never derived from the duration; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-39": {
    "id": "PVS-39",
    "says": "Under a `timeType` other than exactTime a personal visit body without `startTime` and `endTime` is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-40": {
    "id": "PVS-40",
    "says": "A personal visit body requires at least one visitor over `connectionVisitors` and `manualVisitors` together, for care as for social; with neither, or with both empty, the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-41": {
    "id": "PVS-41",
    "says": "One visitor in `connectionVisitors` is enough, and so is one in `manualVisitors`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-42": {
    "id": "PVS-42",
    "says": "A personal visit body takes the `visitType` care and social; another one is refused, or at least shown in no answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-43": {
    "id": "PVS-43",
    "says": "A personal visit body takes the `timeType` exactTime, allDay, morning, afternoon and evening; another one is refused, or at least shown in no answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-44": {
    "id": "PVS-44",
    "says": "A personal visit made without a `timeType` in the body is exactTime.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-45": {
    "id": "PVS-45",
    "says": "Under exactTime the `durationInMinutes` of a visit is the minutes from `startTime` to `endTime`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 319
    },
    "section": "personal-visits"
  },
  "PVS-46": {
    "id": "PVS-46",
    "says": "A sent `durationInMinutes` that differs from the gap of an exactTime visit is no error; the visit is accepted and shows the gap.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 319
    },
    "section": "personal-visits"
  },
  "PVS-47": {
    "id": "PVS-47",
    "says": "Under a `timeType` other than exactTime the `durationInMinutes` sent is the one of the visit afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 319
    },
    "section": "personal-visits"
  },
  "PVS-48": {
    "id": "PVS-48",
    "says": "The `name`, the `visitType` and the `description` sent are the ones of the visit afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-49": {
    "id": "PVS-49",
    "says": "The `timeType` sent, and under exactTime the `startDate`, `startTime` and `endTime` sent in agreement with each other, are the ones of the visit afterwards; of a `startDate` shown as a plain date, the day is.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-50": {
    "id": "PVS-50",
    "says": "The `connectionVisitors` and the `manualVisitors` sent are the ones of the visit afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-51": {
    "id": "PVS-51",
    "says": "The resident in the path is among the `attendedResidentIds` of a visit made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-52": {
    "id": "PVS-52",
    "says": "The residents named in `additionalAttendeeResidentIds` are among the `attendedResidentIds` of the visit afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "section": "personal-visits"
  },
  "PVS-53": {
    "id": "PVS-53",
    "says": "How unknown ids in `additionalAttendeeResidentIds` or `connectionVisitors` are answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "choice": "unknown-visit-people",
    "section": "personal-visits"
  },
  "PVS-54": {
    "id": "PVS-54",
    "says": "How an `endTime` earlier than `startTime` is answered in a personal visit body is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 314
    },
    "choice": "end-time-before-start-time",
    "section": "personal-visits"
  },
  "PVS-55": {
    "id": "PVS-55",
    "says": "Whom the `creator` of a visit names is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "choice": "visit-creator",
    "section": "personal-visits"
  },
  "PVS-56": {
    "id": "PVS-56",
    "says": "One personal visit is answered with 200 and an object whose `data` is the visit with the id in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 315
    },
    "section": "personal-visits"
  },
  "PVS-57": {
    "id": "PVS-57",
    "says": "Replacing a personal visit is answered with 200 and an object whose `data` is the visit.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 316
    },
    "section": "personal-visits"
  },
  "PVS-58": {
    "id": "PVS-58",
    "says": "Replacing a personal visit keeps its `id`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 316
    },
    "section": "personal-visits"
  },
  "PVS-59": {
    "id": "PVS-59",
    "says": "A personal visit whose replacement moves it to another day is listed on that day and no longer on the former one.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 316
    },
    "section": "personal-visits"
  },
  "PVS-60": {
    "id": "PVS-60",
    "says": "Whether an optional member left out of a replacement is cleared is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 316
    },
    "choice": "visit-put-omitted",
    "section": "personal-visits"
  },
  "PVS-61": {
    "id": "PVS-61",
    "says": "Deleting a personal visit is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 317
    },
    "section": "personal-visits"
  },
  "PVS-62": {
    "id": "PVS-62",
    "says": "A deleted personal visit is in no list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 317
    },
    "section": "personal-visits"
  },
  "PVS-301": {
    "id": "PVS-301",
    "says": "What the read of a deleted personal visit answers is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Personal visits",
      "line": 317
    },
    "choice": "deleted-diary-read",
    "section": "personal-visits"
  },
  "PVS-101": {
    "id": "PVS-101",
    "says": "A personal visit shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Personal visit",
      "line": 114
    },
    "section": "personal-visits"
  },
  "PHO-01": {
    "id": "PHO-01",
    "says": "A photo has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-03": {
    "id": "PHO-03",
    "says": "The `type` of a photo is gallery, activity, family, dining, designer or postcard.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-04": {
    "id": "PHO-04",
    "says": "The `caption` of a photo is an object whose `creatorId` is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-05": {
    "id": "PHO-05",
    "says": "The `creatorId` of a photo is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-06": {
    "id": "PHO-06",
    "says": "The `facilities`, the `users`, the `tags` and the `albumIds` of a photo are arrays.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-07": {
    "id": "PHO-07",
    "says": "The `created` of a photo is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-08": {
    "id": "PHO-08",
    "says": "The `deleted` of a photo is a boolean, and it is not true while nobody has deleted the photo.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-09": {
    "id": "PHO-09",
    "says": "Whether `facilities`, `users` and `tags` of an answer hold ids or objects is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "choice": "photo-link-form",
    "section": "photos"
  },
  "PHO-10": {
    "id": "PHO-10",
    "says": "Whom the `creatorId` of a photo and that of its caption name is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "choice": "photo-creator",
    "section": "photos"
  },
  "PHO-11": {
    "id": "PHO-11",
    "says": "Whether the `url` of a photo serves the very bytes of the uploaded file is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "choice": "photo-url-bytes",
    "section": "photos"
  },
  "PHO-101": {
    "id": "PHO-101",
    "says": "A photo shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Photo",
      "line": 123
    },
    "section": "photos"
  },
  "PHO-12": {
    "id": "PHO-12",
    "says": "The photos of a facility are answered with 200 and a page whose `data` is an array of photos.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-13": {
    "id": "PHO-13",
    "says": "A photo that was uploaded to the facility, and not to an activity, is in its list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-14": {
    "id": "PHO-14",
    "says": "A photo of other facilities alone is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-15": {
    "id": "PHO-15",
    "says": "A photo of several facilities is in the list of each of them.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-16": {
    "id": "PHO-16",
    "says": "The filter `albumId` keeps the photos that are in that album and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-17": {
    "id": "PHO-17",
    "says": "The filter `tags` with one tag id keeps the photos that have this tag and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-18": {
    "id": "PHO-18",
    "says": "The filter `tags` with two tag ids, with a comma between them, keeps the photos that have both tags.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-19": {
    "id": "PHO-19",
    "says": "Whether the filter `tags` with two tag ids keeps a photo that has one of them alone is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "choice": "photo-tags-filter",
    "section": "photos"
  },
  "PHO-20": {
    "id": "PHO-20",
    "says": "The filter `residentId` keeps the photos that have the resident among their `users` and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-21": {
    "id": "PHO-21",
    "says": "The filter `captionSearch` with one whole word keeps the photos whose caption holds this word.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-22": {
    "id": "PHO-22",
    "says": "The filter `captionSearch` drops the photos without a caption and those whose caption holds nothing of the text.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "section": "photos"
  },
  "PHO-23": {
    "id": "PHO-23",
    "says": "Whether `captionSearch` finds a photo by a piece of a word is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "choice": "caption-search",
    "section": "photos"
  },
  "PHO-24": {
    "id": "PHO-24",
    "says": "Whether `captionSearch` tells upper from lower case is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 338
    },
    "choice": "filter-case",
    "section": "photos"
  },
  "PHO-25": {
    "id": "PHO-25",
    "says": "The photos of a resident are answered with 200 and a page whose `data` is an array of photos.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 339
    },
    "section": "photos"
  },
  "PHO-26": {
    "id": "PHO-26",
    "says": "A photo in which the resident is tagged is in the list of the resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 339
    },
    "section": "photos"
  },
  "PHO-27": {
    "id": "PHO-27",
    "says": "A photo in which the resident is not tagged is not in the list of the resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 339
    },
    "section": "photos"
  },
  "PHO-28": {
    "id": "PHO-28",
    "says": "A resident whom an update tags in a photo finds it in the own list, and one whom it no longer tags does not.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 339
    },
    "section": "photos"
  },
  "PHO-29": {
    "id": "PHO-29",
    "says": "The photos of an activity are answered with 200 and a page whose `data` is an array of photos.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 344
    },
    "section": "photos"
  },
  "PHO-30": {
    "id": "PHO-30",
    "says": "A photo that was uploaded to the activity is in the list of the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 344
    },
    "section": "photos"
  },
  "PHO-31": {
    "id": "PHO-31",
    "says": "A photo that was uploaded to another activity or to none is not in the list of the activity.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 344
    },
    "section": "photos"
  },
  "PHO-32": {
    "id": "PHO-32",
    "says": "Whether a photo that was uploaded to an activity is in the list of its facilities is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 345
    },
    "choice": "activity-photo-in-facility-list",
    "section": "photos"
  },
  "PHO-33": {
    "id": "PHO-33",
    "says": "An upload takes a multipart body and answers an object whose `data` is the photo made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-34": {
    "id": "PHO-34",
    "says": "An upload requires the part `file`; without it the request is refused and no photo is made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-35": {
    "id": "PHO-35",
    "says": "An upload requires the part `facilities`; without it the request is refused and no photo is made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-36": {
    "id": "PHO-36",
    "says": "An upload with the required parts alone is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-37": {
    "id": "PHO-37",
    "says": "The facility ids sent, with commas between them, are the facilities of the photo afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-38": {
    "id": "PHO-38",
    "says": "The user ids sent, with commas between them, are the users of the photo afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-39": {
    "id": "PHO-39",
    "says": "The `albumId` sent is among the `albumIds` of the photo afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-40": {
    "id": "PHO-40",
    "says": "An upload takes the `type` gallery, activity, family, dining, designer or postcard, and the photo has it afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-41": {
    "id": "PHO-41",
    "says": "A photo that was uploaded without a type, and not to an activity, is of the type gallery.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-42": {
    "id": "PHO-42",
    "says": "The caption sent is the `text` of the `caption` of the photo afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-43": {
    "id": "PHO-43",
    "says": "A photo that was uploaded can be read under the id in the answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "section": "photos"
  },
  "PHO-44": {
    "id": "PHO-44",
    "says": "What becomes of facilities, users and an album that do not exist is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 340
    },
    "choice": "unknown-photo-links",
    "section": "photos"
  },
  "PHO-45": {
    "id": "PHO-45",
    "says": "An upload to an activity takes a multipart body and answers an object whose `data` is the photo made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 345
    },
    "section": "photos"
  },
  "PHO-46": {
    "id": "PHO-46",
    "says": "Which `type` a photo has that was uploaded to an activity is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 345
    },
    "choice": "activity-photo-type",
    "section": "photos"
  },
  "PHO-47": {
    "id": "PHO-47",
    "says": "What the parts `albumId` and `type` do in an upload to an activity is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 345
    },
    "choice": "activity-photo-album",
    "section": "photos"
  },
  "PHO-48": {
    "id": "PHO-48",
    "says": "One photo is answered with 200 and an object whose `data` is the photo with the id in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 341
    },
    "section": "photos"
  },
  "PHO-49": {
    "id": "PHO-49",
    "says": "Updating a photo is answered with 200 and an object whose `data` is the photo.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-50": {
    "id": "PHO-50",
    "says": "The `caption` of an update, a string, is the `text` of the `caption` of the photo afterwards.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-51": {
    "id": "PHO-51",
    "says": "The `users` of an update are the users of the photo afterwards, and no others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-52": {
    "id": "PHO-52",
    "says": "The `tags` of an update are the tags of the photo afterwards, and no others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-53": {
    "id": "PHO-53",
    "says": "An update with one of `caption`, `users` and `tags` alone is accepted.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-54": {
    "id": "PHO-54",
    "says": "An update keeps the `id`, the `type`, the `facilities` and the `albumIds` of the photo, none of which its body names.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "section": "photos"
  },
  "PHO-55": {
    "id": "PHO-55",
    "says": "Whether a `caption`, `users` or `tags` left out of an update lose their value is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "choice": "photo-put-omitted",
    "section": "photos"
  },
  "PHO-56": {
    "id": "PHO-56",
    "says": "What becomes of `tags` in an update that nobody has made is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Photos",
      "line": 342
    },
    "choice": "unknown-photo-tags",
    "section": "photos"
  },
  "PHO-57": {
    "id": "PHO-57",
    "says": "Deleting a photo is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Photos",
      "line": 343
    },
    "section": "photos"
  },
  "PHO-58": {
    "id": "PHO-58",
    "says": "A deleted photo is in no list, be it of a facility, a resident or an activity.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 458
    },
    "section": "photos"
  },
  "PHO-59": {
    "id": "PHO-59",
    "says": "A deleted photo is not answered by its id, unless as a photo whose `deleted` is true.",
    "determinacy": "firm",
    "source": {
      "part": "Events",
      "line": 458
    },
    "section": "photos"
  },
  "PHO-60": {
    "id": "PHO-60",
    "says": "Whether the id of a deleted photo is refused or answers the photo with `deleted` true is left open.",
    "determinacy": "open",
    "source": {
      "part": "Events",
      "line": 458
    },
    "choice": "deleted-photo-read",
    "section": "photos"
  },
  "REG-101": {
    "id": "REG-101",
    "says": "A registration shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-01": {
    "id": "REG-01",
    "says": "The `activityId` of a registration is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-03": {
    "id": "REG-03",
    "says": "The `facilityId` of a registration is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-04": {
    "id": "REG-04",
    "says": "The `userId` of a registration is a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-05": {
    "id": "REG-05",
    "says": "The `userType` of a registration is resident or connection.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-06": {
    "id": "REG-06",
    "says": "The `registeredAt` of a registration is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-08": {
    "id": "REG-08",
    "says": "The `position` of a registration is an integer.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "section": "registrations"
  },
  "REG-09": {
    "id": "REG-09",
    "says": "Creating a registration answers an object whose `data` is the registration made.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "section": "registrations"
  },
  "REG-10": {
    "id": "REG-10",
    "says": "A registration body requires `userId`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "section": "registrations"
  },
  "REG-201": {
    "id": "REG-201",
    "says": "A registration body requires `userType`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "section": "registrations"
  },
  "REG-11": {
    "id": "REG-11",
    "says": "A `userType` other than resident or connection is refused, or at least not shown in the answer.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294,
      "also": [
        325
      ]
    },
    "section": "registrations"
  },
  "REG-12": {
    "id": "REG-12",
    "says": "A resident is registered by the resident's id, and the answer carries it as `userId`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 299
    },
    "section": "registrations"
  },
  "REG-13": {
    "id": "REG-13",
    "says": "The registration made carries the `activityId` of the path and the `userType` sent.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "section": "registrations"
  },
  "REG-14": {
    "id": "REG-14",
    "says": "A registration that was just made is registered or waitlisted.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 172
    },
    "section": "registrations"
  },
  "REG-15": {
    "id": "REG-15",
    "says": "The answer to a create carries a `position`, an integer; null passes while the entry is registered.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 172
    },
    "section": "registrations"
  },
  "REG-16": {
    "id": "REG-16",
    "says": "A resident who becomes registered is counted, so `capacity.residents.registered` of the activity rises by one.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Activity",
      "line": 89
    },
    "section": "registrations"
  },
  "REG-17": {
    "id": "REG-17",
    "says": "The rule by which a new entry is registered or waitlisted is left open.",
    "determinacy": "open",
    "source": {
      "part": "States, Registration",
      "line": 175
    },
    "choice": "waitlist-rule",
    "section": "registrations"
  },
  "REG-18": {
    "id": "REG-18",
    "says": "What `position` counts, and what it says of a registered entry, is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Registration",
      "line": 108
    },
    "choice": "position",
    "section": "registrations"
  },
  "REG-19": {
    "id": "REG-19",
    "says": "Which identifier registers a connection is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 299
    },
    "choice": "connection-registration-id",
    "section": "registrations"
  },
  "REG-20": {
    "id": "REG-20",
    "says": "What a connection gets where the places for connections are taken is left open.",
    "determinacy": "open",
    "source": {
      "part": "Resources, Activity",
      "line": 90
    },
    "choice": "full-for-connections",
    "section": "registrations"
  },
  "REG-21": {
    "id": "REG-21",
    "says": "How a second registration of the same user for the same activity is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "choice": "duplicate-registration",
    "section": "registrations"
  },
  "REG-22": {
    "id": "REG-22",
    "says": "How a registration for a past, cancelled or deleted activity, or of a connection where none are allowed, is answered is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "choice": "closed-activity-registration",
    "section": "registrations"
  },
  "REG-23": {
    "id": "REG-23",
    "says": "How a user is registered for one occurrence of a series is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 294
    },
    "choice": "occurrence-registration",
    "section": "registrations"
  },
  "REG-24": {
    "id": "REG-24",
    "says": "Cancelling a registration is answered 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 295
    },
    "section": "registrations"
  },
  "REG-25": {
    "id": "REG-25",
    "says": "A cancelled registration of a resident is no longer in the resident's list.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "registrations"
  },
  "REG-26": {
    "id": "REG-26",
    "says": "Cancelling a registered resident frees a place; where nobody waits, `capacity.residents.registered` falls by one.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "registrations"
  },
  "REG-27": {
    "id": "REG-27",
    "says": "When a registered resident is cancelled, the waitlisted entry that was registered earliest becomes registered.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "registrations"
  },
  "REG-28": {
    "id": "REG-28",
    "says": "When a registered resident is cancelled, one waitlisted entry moves up and the later ones stay waitlisted.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 173
    },
    "section": "registrations"
  },
  "REG-29": {
    "id": "REG-29",
    "says": "Cancelling a waitlisted entry removes it from the resident's list.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 174
    },
    "section": "registrations"
  },
  "REG-30": {
    "id": "REG-30",
    "says": "Cancelling a waitlisted entry promotes nobody.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 174
    },
    "section": "registrations"
  },
  "REG-31": {
    "id": "REG-31",
    "says": "Cancelling removes the registration of the user in the path and of no other user.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 295
    },
    "section": "registrations"
  },
  "REG-32": {
    "id": "REG-32",
    "says": "A resident whose registration was cancelled can register for the activity again.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 172
    },
    "section": "registrations"
  },
  "REG-33": {
    "id": "REG-33",
    "says": "With `occurrenceDate` given, the user's registration for that occurrence alone is cancelled and those for other occurrences stay.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 295
    },
    "section": "registrations"
  },
  "REG-34": {
    "id": "REG-34",
    "says": "What cancelling a registration for a series without `occurrenceDate` removes is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 295
    },
    "choice": "series-cancel-without-date",
    "section": "registrations"
  },
  "REG-35": {
    "id": "REG-35",
    "says": "The registrations of a resident are answered with 200 and an object whose `data` is an array of registrations.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-36": {
    "id": "REG-36",
    "says": "The registrations of a connection are answered with 200 and an object whose `data` is an array of registrations.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 297
    },
    "section": "registrations"
  },
  "REG-37": {
    "id": "REG-37",
    "says": "Listing registrations requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-202": {
    "id": "REG-202",
    "says": "Listing registrations requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-38": {
    "id": "REG-38",
    "says": "A resident's registration that was made in the range for an activity in the range is in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-39": {
    "id": "REG-39",
    "says": "A resident's registration that was made outside the range for an activity outside the range is not in the list.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-40": {
    "id": "REG-40",
    "says": "The list of a resident holds that resident's registrations and nobody else's.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "section": "registrations"
  },
  "REG-41": {
    "id": "REG-41",
    "says": "The list shows a registration with the status it has at that moment.",
    "determinacy": "firm",
    "source": {
      "part": "States, Registration",
      "line": 172
    },
    "section": "registrations"
  },
  "REG-42": {
    "id": "REG-42",
    "says": "Whether the range selects by the day of the activity or by the day of registering is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "choice": "registration-list-dates",
    "section": "registrations"
  },
  "REG-43": {
    "id": "REG-43",
    "says": "Whether the lists of registrations have a longest range is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "choice": "registration-list-window",
    "section": "registrations"
  },
  "REG-44": {
    "id": "REG-44",
    "says": "Whether a list of registrations starts at midnight of its first day or at the instant given is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "choice": "window-start",
    "section": "registrations"
  },
  "REG-45": {
    "id": "REG-45",
    "says": "Whether what falls exactly at `endDate` is in a list of registrations is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "choice": "window-end",
    "section": "registrations"
  },
  "REG-47": {
    "id": "REG-47",
    "says": "Whether the `startDate` and `endDate` of a list of registrations may be plain dates is left open.",
    "determinacy": "open",
    "source": {
      "part": "Endpoints, Registrations",
      "line": 296
    },
    "choice": "window-plain-dates",
    "section": "registrations"
  },
  "CMT-01": {
    "id": "CMT-01",
    "says": "A comment has an `id`, a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "section": "request-comments"
  },
  "CMT-03": {
    "id": "CMT-03",
    "says": "The `author` of a comment is an object whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "section": "request-comments"
  },
  "CMT-04": {
    "id": "CMT-04",
    "says": "Which words the `userType` of an author has is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "choice": "request-comment-user-type",
    "section": "request-comments"
  },
  "CMT-05": {
    "id": "CMT-05",
    "says": "The `attachments` of a comment are an array of objects whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "section": "request-comments"
  },
  "CMT-101": {
    "id": "CMT-101",
    "says": "A comment shows each of its listed members, those of its author and of its attachments too, wherever the member has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "section": "request-comments"
  },
  "CMT-07": {
    "id": "CMT-07",
    "says": "The comments of a request are answered with 200 and an object whose `data` is an array of comments.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-08": {
    "id": "CMT-08",
    "says": "The comments come oldest first: of two, the one made later stands behind the other.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-09": {
    "id": "CMT-09",
    "says": "A comment that a resident wrote is in the list of everybody who sees the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-10": {
    "id": "CMT-10",
    "says": "A comment that a connection wrote is in the list of everybody who sees the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-11": {
    "id": "CMT-11",
    "says": "A staff comment flagged visible to family is in the list of everybody who sees the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-12": {
    "id": "CMT-12",
    "says": "A staff comment that is not flagged visible to family is in no list, neither of a resident nor of a connection.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-13": {
    "id": "CMT-13",
    "says": "The list holds the comments of the request in the path and of no other.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 393
    },
    "section": "request-comments"
  },
  "CMT-14": {
    "id": "CMT-14",
    "says": "Making a comment answers an object whose `data` is the comment made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-15": {
    "id": "CMT-15",
    "says": "A comment requires `text`; without it the request is refused and no comment is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-16": {
    "id": "CMT-16",
    "says": "A comment with `text` alone, and no file, is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-17": {
    "id": "CMT-17",
    "says": "The `text` sent is the `text` of the comment, in the answer and in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-18": {
    "id": "CMT-18",
    "says": "The `author` of a comment is the acting user who made it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-19": {
    "id": "CMT-19",
    "says": "A request that is still to be settled takes comments, be it pending or approved, open or in progress.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-20": {
    "id": "CMT-20",
    "says": "Whether a denied, completed or cancelled request still takes comments is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "choice": "comment-on-closed-request",
    "section": "request-comments"
  },
  "CMT-21": {
    "id": "CMT-21",
    "says": "The assigned crew and the creator of a work request are notified of a comment.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 408
    },
    "unobservable": "a notification goes to a person, and no route shows one",
    "section": "request-comments"
  },
  "CMT-22": {
    "id": "CMT-22",
    "says": "Files are taken from a multipart body, each from a part named `files`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-23": {
    "id": "CMT-23",
    "says": "Whether JSON is taken as well where no file is sent is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "choice": "request-files-form",
    "section": "request-comments"
  },
  "CMT-24": {
    "id": "CMT-24",
    "says": "A file sent is one of the `attachments` of what was made, in the answer and whenever it is read afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "request-comments"
  },
  "CMT-25": {
    "id": "CMT-25",
    "says": "The `name` of an attachment is the name of the file sent.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "section": "request-comments"
  },
  "CMT-26": {
    "id": "CMT-26",
    "says": "In which words the `type` of an attachment names the type of the file is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation or work request comment",
      "line": 144
    },
    "choice": "request-attachment-type",
    "section": "request-comments"
  },
  "CMT-27": {
    "id": "CMT-27",
    "says": "Five files in one request are accepted, and each is an attachment of its own.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "section": "request-comments"
  },
  "CMT-28": {
    "id": "CMT-28",
    "says": "Six files in one request are refused with a 4xx, and nothing is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "section": "request-comments"
  },
  "CMT-29": {
    "id": "CMT-29",
    "says": "A file of 10,000,000 bytes is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "section": "request-comments"
  },
  "CMT-30": {
    "id": "CMT-30",
    "says": "A file of more than 10,485,760 bytes is refused with a 4xx, and nothing is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "section": "request-comments"
  },
  "CMT-31": {
    "id": "CMT-31",
    "says": "Which 4xx too many files and too large a file get is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "choice": "request-file-limits",
    "section": "request-comments"
  },
  "CMT-301": {
    "id": "CMT-301",
    "says": "Whether files of other kinds than JPEG, PNG and PDF are taken is left open.",
    "determinacy": "open",
    "source": {
      "part": "Limits",
      "line": 495
    },
    "choice": "request-file-kinds",
    "section": "request-comments"
  },
  "CMT-32": {
    "id": "CMT-32",
    "says": "An attachment of a comment that the acting user can see is answered with 200 and the very bytes of the file.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 395
    },
    "section": "request-comments"
  },
  "CMT-33": {
    "id": "CMT-33",
    "says": "Which Content-Type and Content-Disposition come with an attachment is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 395
    },
    "choice": "request-attachment-headers",
    "section": "request-comments"
  },
  "CMT-34": {
    "id": "CMT-34",
    "says": "An attachment of a staff comment that is not flagged visible to family is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 395
    },
    "section": "request-comments"
  },
  "CMT-35": {
    "id": "CMT-35",
    "says": "An attachment of another request than the one in the path is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "request-comments"
  },
  "CMT-36": {
    "id": "CMT-36",
    "says": "An attachment that does not exist is 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "request-comments"
  },
  "RES-01": {
    "id": "RES-01",
    "says": "List residents answers 200 with a page whose `data` is an array of residents.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-02": {
    "id": "RES-02",
    "says": "A resident that is not deleted is in the list of its facility.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-03": {
    "id": "RES-03",
    "says": "The list of a facility holds no resident of another facility.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-04": {
    "id": "RES-04",
    "says": "The filter `email` keeps the residents with exactly that e-mail address and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-05": {
    "id": "RES-05",
    "says": "The filter `email` does not find a resident by a part of the e-mail address.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-06": {
    "id": "RES-06",
    "says": "The filter `phone` keeps the residents with exactly that telephone number and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-07": {
    "id": "RES-07",
    "says": "The filter `phone` does not find a resident by a part of the telephone number.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-08": {
    "id": "RES-08",
    "says": "The filter `status` takes active, inactive, deleted and onLeave.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-09": {
    "id": "RES-09",
    "says": "The filter `status` keeps the residents in that status and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-10": {
    "id": "RES-10",
    "says": "The filter `externalId` keeps the residents with that externalId and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-11": {
    "id": "RES-11",
    "says": "The filter `pccId` keeps the residents with that pccId and drops all others.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-12": {
    "id": "RES-12",
    "says": "Whether a list without the filter `status` holds deleted residents is left open.",
    "determinacy": "open",
    "choice": "deleted-in-default-list",
    "source": {
      "part": "Endpoints, Residents",
      "line": 232
    },
    "section": "residents"
  },
  "RES-13": {
    "id": "RES-13",
    "says": "Create resident answers 200 or 201 with the new resident under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-14": {
    "id": "RES-14",
    "says": "Create resident requires `firstName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-15": {
    "id": "RES-15",
    "says": "Create resident requires `lastName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-16": {
    "id": "RES-16",
    "says": "Create resident is served with the two names alone.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-17": {
    "id": "RES-17",
    "says": "Create resident takes the `status` active, inactive or onLeave.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 40
    },
    "section": "residents"
  },
  "RES-18": {
    "id": "RES-18",
    "says": "Create resident takes the `gender` M or F.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-19": {
    "id": "RES-19",
    "says": "A new resident has the status that its create asked for.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 161
    },
    "section": "residents"
  },
  "RES-20": {
    "id": "RES-20",
    "says": "A create with the status deleted never leads to a deleted resident.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 40
    },
    "section": "residents"
  },
  "RES-21": {
    "id": "RES-21",
    "says": "The status of a resident created without one is left open.",
    "determinacy": "open",
    "choice": "status-on-create",
    "source": {
      "part": "States, Resident status",
      "line": 161
    },
    "section": "residents"
  },
  "RES-22": {
    "id": "RES-22",
    "says": "A new resident belongs to the facility of the path, which its `facilityId` names.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 161
    },
    "section": "residents"
  },
  "RES-23": {
    "id": "RES-23",
    "says": "The values sent to create a resident show in the answer and on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 233
    },
    "section": "residents"
  },
  "RES-24": {
    "id": "RES-24",
    "says": "The `externalId` and `pccId` sent to create a resident show in the answer and on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 32
    },
    "section": "residents"
  },
  "RES-25": {
    "id": "RES-25",
    "says": "The members of `about` sent to create a resident show in the answer and on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 45
    },
    "section": "residents"
  },
  "RES-26": {
    "id": "RES-26",
    "says": "Get resident answers 200 with the resident under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 234
    },
    "section": "residents"
  },
  "RES-27": {
    "id": "RES-27",
    "says": "Get resident answers the resident whose id stands in the path.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 234
    },
    "section": "residents"
  },
  "RES-28": {
    "id": "RES-28",
    "says": "A resident has an `id`, a string.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 31
    },
    "section": "residents"
  },
  "RES-29": {
    "id": "RES-29",
    "says": "The `externalId`, the `nickname`, the `roomNumber`, the `facilityId` and the names of a resident are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 34
    },
    "section": "residents"
  },
  "RES-30": {
    "id": "RES-30",
    "says": "The `email` of a resident is an e-mail address.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 37
    },
    "section": "residents"
  },
  "RES-31": {
    "id": "RES-31",
    "says": "The `moveInDate`, `dob`, `created` and `modified` of a resident are date-times.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 41
    },
    "section": "residents"
  },
  "RES-32": {
    "id": "RES-32",
    "says": "The `profilePhotoUrl` of a resident is a URL.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 43
    },
    "section": "residents"
  },
  "RES-33": {
    "id": "RES-33",
    "says": "In `about` of a resident, `bio` and `veteranDetail` are strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 45
    },
    "section": "residents"
  },
  "RES-201": {
    "id": "RES-201",
    "says": "In `about` of a resident, `likes`, `dislikes` and `diagnoses` are arrays of strings.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 45
    },
    "section": "residents"
  },
  "RES-202": {
    "id": "RES-202",
    "says": "In `about` of a resident, `anniversary` is a date-time.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 45
    },
    "section": "residents"
  },
  "RES-203": {
    "id": "RES-203",
    "says": "In `about` of a resident, `directoryOptOut` and `isVeteran` are booleans.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 45
    },
    "section": "residents"
  },
  "RES-34": {
    "id": "RES-34",
    "says": "The `phone` and the `pccId` of a resident are strings, even where they hold digits alone.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 38
    },
    "section": "residents"
  },
  "RES-35": {
    "id": "RES-35",
    "says": "The `status` in an answer is active, inactive, deleted or onLeave where it is set.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 40,
      "also": [
        66
      ]
    },
    "section": "residents"
  },
  "RES-36": {
    "id": "RES-36",
    "says": "The `gender` in an answer is M or F where it is set.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 42
    },
    "section": "residents"
  },
  "RES-37": {
    "id": "RES-37",
    "says": "A sent `fullName`, `profilePhotoUrl` or `facilityId` never becomes the one of the resident, on create or on update.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 35
    },
    "section": "residents"
  },
  "RES-38": {
    "id": "RES-38",
    "says": "How `fullName` is made of the names is left open.",
    "determinacy": "open",
    "choice": "full-name",
    "source": {
      "part": "Resources, Resident",
      "line": 35
    },
    "section": "residents"
  },
  "RES-39": {
    "id": "RES-39",
    "says": "A deleted resident, fetched by its id, answers 200 with the status deleted, or 404 or 410.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-40": {
    "id": "RES-40",
    "says": "Whether a deleted resident can be fetched by its id is left open.",
    "determinacy": "open",
    "choice": "read-deleted-record",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-102": {
    "id": "RES-102",
    "says": "Whether something new can be made for a deleted resident or connection is left open.",
    "determinacy": "open",
    "choice": "made-for-the-deleted",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-41": {
    "id": "RES-41",
    "says": "Replace resident answers 200 with the resident under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-42": {
    "id": "RES-42",
    "says": "Replace resident requires `firstName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-43": {
    "id": "RES-43",
    "says": "Replace resident requires `lastName`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-44": {
    "id": "RES-44",
    "says": "Replace resident takes the `status` active, inactive, deleted or onLeave.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-45": {
    "id": "RES-45",
    "says": "Replace resident takes the `gender` M or F.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-46": {
    "id": "RES-46",
    "says": "The values sent to replace a resident show in the answer and, while it is not deleted, on every later read.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-47": {
    "id": "RES-47",
    "says": "An optional member left out of the body loses its former value, except `status`, `externalId` and `pccId`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235,
      "also": [
        255
      ]
    },
    "section": "residents"
  },
  "RES-48": {
    "id": "RES-48",
    "says": "A sent `about` replaces the former one, so that a member left out of it loses its former value.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 162
    },
    "section": "residents"
  },
  "RES-49": {
    "id": "RES-49",
    "says": "A resident that is not deleted moves to the status that the body names, from every status.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 162
    },
    "section": "residents"
  },
  "RES-50": {
    "id": "RES-50",
    "says": "A resident replaced with the status deleted is found by the filter `status` deleted.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 162
    },
    "section": "residents"
  },
  "RES-51": {
    "id": "RES-51",
    "says": "The status of a resident replaced without one is left open.",
    "determinacy": "open",
    "choice": "status-left-out-on-put",
    "source": {
      "part": "States, Resident status",
      "line": 162
    },
    "section": "residents"
  },
  "RES-52": {
    "id": "RES-52",
    "says": "The stored `externalId` and `pccId` stay when a body without them replaces the resident.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-53": {
    "id": "RES-53",
    "says": "What an `externalId` or `pccId` does that is sent to replace a resident is left open.",
    "determinacy": "open",
    "choice": "correlation-ids-on-put",
    "source": {
      "part": "Endpoints, Residents",
      "line": 235
    },
    "section": "residents"
  },
  "RES-54": {
    "id": "RES-54",
    "says": "Delete resident answers 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 236
    },
    "section": "residents"
  },
  "RES-55": {
    "id": "RES-55",
    "says": "The record of a deleted resident remains, and the filter `status` deleted finds it.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-56": {
    "id": "RES-56",
    "says": "The filter `status` no longer finds a deleted resident by the status that it had before.",
    "determinacy": "firm",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-57": {
    "id": "RES-57",
    "says": "What another update or delete of a deleted resident does is left open.",
    "determinacy": "open",
    "choice": "deleted-resident-again",
    "source": {
      "part": "States, Resident status",
      "line": 163
    },
    "section": "residents"
  },
  "RES-58": {
    "id": "RES-58",
    "says": "Upload resident avatar takes a multipart body and answers 200 with `avatarUrl` and `thumbUrl` under `data`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 237
    },
    "section": "residents"
  },
  "RES-59": {
    "id": "RES-59",
    "says": "Upload resident avatar requires the part `file`.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 237
    },
    "section": "residents"
  },
  "RES-60": {
    "id": "RES-60",
    "says": "Delete resident avatar answers 204 without a body.",
    "determinacy": "firm",
    "source": {
      "part": "Endpoints, Residents",
      "line": 238
    },
    "section": "residents"
  },
  "RES-61": {
    "id": "RES-61",
    "says": "Whether upload and delete of the avatar set and clear `profilePhotoUrl` is left open.",
    "determinacy": "open",
    "choice": "avatar-links",
    "source": {
      "part": "Resources, Resident",
      "line": 43
    },
    "section": "residents"
  },
  "RES-62": {
    "id": "RES-62",
    "says": "What the delete of an avatar that is not there answers is left open.",
    "determinacy": "open",
    "choice": "delete-missing-avatar",
    "source": {
      "part": "Endpoints, Residents",
      "line": 238,
      "also": [
        258
      ]
    },
    "section": "residents"
  },
  "RES-101": {
    "id": "RES-101",
    "says": "A resident shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "source": {
      "part": "Resources, Resident",
      "line": 31
    },
    "section": "residents"
  },
  "TRA-101": {
    "id": "TRA-101",
    "says": "The transportation settings show each of their listed members wherever the member has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-102": {
    "id": "TRA-102",
    "says": "A transportation request shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-01": {
    "id": "TRA-01",
    "says": "The settings for transportation are answered with 200 and an object whose `data` is the settings.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 387
    },
    "section": "transportation"
  },
  "TRA-02": {
    "id": "TRA-02",
    "says": "The `facilityId` of the settings is the id of the facility in the path.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138,
      "also": [
        147
      ]
    },
    "section": "transportation"
  },
  "TRA-03": {
    "id": "TRA-03",
    "says": "The `timezone` of the settings is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-04": {
    "id": "TRA-04",
    "says": "The `transportationTypes` of the settings are an array of strings.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-05": {
    "id": "TRA-05",
    "says": "The `requireDestinationAddress` of the settings is a boolean.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-06": {
    "id": "TRA-06",
    "says": "The `minimumLeadTimeHours` of the settings is an integer.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-07": {
    "id": "TRA-07",
    "says": "The `hoursOfOperation` of the settings are an array of objects, whose `notAvailable` is a boolean and whose `startTime` and `endTime` are times of day.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-08": {
    "id": "TRA-08",
    "says": "How `dayOfWeek` and `date` of an entry of the hours of operation are written is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "choice": "hours-entry-form",
    "section": "transportation"
  },
  "TRA-09": {
    "id": "TRA-09",
    "says": "The settings name neither vehicles nor drivers.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation settings",
      "line": 138
    },
    "section": "transportation"
  },
  "TRA-10": {
    "id": "TRA-10",
    "says": "A transportation request has an `id`, a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-11": {
    "id": "TRA-11",
    "says": "The `residentId` of a request is the id of the resident in the path, and its `facilityId` that of the resident's facility.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-13": {
    "id": "TRA-13",
    "says": "The `status` of a request is one of pending, approved, denied, cancelled and completed.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-14": {
    "id": "TRA-14",
    "says": "The `tripType` of a request is one of roundtrip, oneway and willcall.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-15": {
    "id": "TRA-15",
    "says": "The `date` of a request is a date.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-16": {
    "id": "TRA-16",
    "says": "The `appointmentTime` of a request is a time of day.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-18": {
    "id": "TRA-18",
    "says": "Whether the `mobilityNeeds` of a request are a text or a list of texts is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "choice": "mobility-needs-form",
    "section": "transportation"
  },
  "TRA-19": {
    "id": "TRA-19",
    "says": "The `driver` and the `vehicle` of a request are objects whose `id` is a string; either has no value while none is assigned.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-20": {
    "id": "TRA-20",
    "says": "The `isRecurring` of a request is a boolean.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-21": {
    "id": "TRA-21",
    "says": "The `occurrenceDate` of a request is a date or null.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-22": {
    "id": "TRA-22",
    "says": "The `creator` of a request is an object whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-23": {
    "id": "TRA-23",
    "says": "The `canEdit` and the `canCancel` of a request are booleans.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-24": {
    "id": "TRA-24",
    "says": "When `canEdit` and `canCancel` are true is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "choice": "can-edit-can-cancel",
    "section": "transportation"
  },
  "TRA-25": {
    "id": "TRA-25",
    "says": "The `modified` of a request is a date-time or null.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-27": {
    "id": "TRA-27",
    "says": "The transportation requests of a resident are answered with 200 and an object whose `data` is an array of requests.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-28": {
    "id": "TRA-28",
    "says": "Listing transportation requests requires `startDate`; without it the request is refused.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-204": {
    "id": "TRA-204",
    "says": "Listing transportation requests requires `endDate`; without it the request is refused.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-29": {
    "id": "TRA-29",
    "says": "With day 1 the `startDate` D, an `endDate` of D+44, which is day 45, is served.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-30": {
    "id": "TRA-30",
    "says": "An `endDate` of D+45, which is day 46, or later is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 494
    },
    "section": "transportation"
  },
  "TRA-31": {
    "id": "TRA-31",
    "says": "A request on the first day of the range and one on its last are in the list, also where the range is a single day or runs through day 45.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-32": {
    "id": "TRA-32",
    "says": "A request on a day before or after the range is not in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-34": {
    "id": "TRA-34",
    "says": "Without `status` the list holds requests in every state.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-35": {
    "id": "TRA-35",
    "says": "With a `status` that names one or several states, separated by commas, the list holds every request in one of those states and no request in another.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-36": {
    "id": "TRA-36",
    "says": "The list is sorted by date and, on one date, by appointment time.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-37": {
    "id": "TRA-37",
    "says": "Whether the sorting goes up or down, and where a request without an appointment time stands, is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "choice": "transportation-order",
    "section": "transportation"
  },
  "TRA-38": {
    "id": "TRA-38",
    "says": "Each occurrence of a recurring request in the range is an item of the list by itself, with its own date as `occurrenceDate`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 388
    },
    "section": "transportation"
  },
  "TRA-39": {
    "id": "TRA-39",
    "says": "The occurrences of one recurring request share its `id`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 390
    },
    "section": "transportation"
  },
  "TRA-40": {
    "id": "TRA-40",
    "says": "An occurrence says `isRecurring` true.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Transportation request",
      "line": 141
    },
    "section": "transportation"
  },
  "TRA-41": {
    "id": "TRA-41",
    "says": "A request that staff deleted is not in the list any more.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Events",
      "line": 464
    },
    "section": "transportation"
  },
  "TRA-42": {
    "id": "TRA-42",
    "says": "Making a request answers an object whose `data` is the request made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-43": {
    "id": "TRA-43",
    "says": "A request that was just made is pending.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 196
    },
    "section": "transportation"
  },
  "TRA-44": {
    "id": "TRA-44",
    "says": "Making or replacing a request requires `date`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-201": {
    "id": "TRA-201",
    "says": "Making or replacing a request requires `appointmentTime`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-202": {
    "id": "TRA-202",
    "says": "Making or replacing a request requires `tripType`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-203": {
    "id": "TRA-203",
    "says": "Making or replacing a request requires `destination`; without it the request is refused and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-45": {
    "id": "TRA-45",
    "says": "The `tripType` is taken as roundtrip, as oneway and as willcall.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-46": {
    "id": "TRA-46",
    "says": "A request without `pickupTime`, `pickupLocation`, `transportationType`, `mobilityNeeds` and `notes` is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-47": {
    "id": "TRA-47",
    "says": "A oneway or willcall request is accepted without `returnTime`, and with a `returnTime` of null.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-48": {
    "id": "TRA-48",
    "says": "The `date`, `appointmentTime`, `tripType` and `destination` sent are those of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-49": {
    "id": "TRA-49",
    "says": "The `pickupTime`, `pickupLocation`, `destinationAddress`, `transportationType`, `notes` and, for a roundtrip, the `returnTime` sent are those of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-50": {
    "id": "TRA-50",
    "says": "The `creator` of a request is the acting user who made it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 391
    },
    "section": "transportation"
  },
  "TRA-51": {
    "id": "TRA-51",
    "says": "A request made through the API is a one-off; its `isRecurring` is false and it has no `occurrenceDate`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-52": {
    "id": "TRA-52",
    "says": "A request that was made is found by its id and, where the range holds its date, in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-53": {
    "id": "TRA-53",
    "says": "Where `minimumLeadTimeHours` is 3, an appointment that is less than 3 hours from now in the time zone of the community is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-54": {
    "id": "TRA-54",
    "says": "An appointment that is `minimumLeadTimeHours` or more from now, and no less than 3, is not refused for being too soon.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 497
    },
    "section": "transportation"
  },
  "TRA-55": {
    "id": "TRA-55",
    "says": "A replaced request is held to the `minimumLeadTimeHours` of the settings as well; an appointment sooner than that is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Limits",
      "line": 497
    },
    "section": "transportation"
  },
  "TRA-56": {
    "id": "TRA-56",
    "says": "Whether a `minimumLeadTimeHours` other than 3 holds for a request that is made is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "choice": "lead-time-source",
    "section": "transportation"
  },
  "TRA-57": {
    "id": "TRA-57",
    "says": "An `appointmentTime` outside the hours of operation of its day is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-58": {
    "id": "TRA-58",
    "says": "A request for a day that the hours of operation call `notAvailable` is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-59": {
    "id": "TRA-59",
    "says": "A request whose times all lie within the hours of operation of its day is not refused for its times.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-60": {
    "id": "TRA-60",
    "says": "Whether `pickupTime` and `returnTime` have to lie within the hours of operation as well is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "choice": "hours-checked-times",
    "section": "transportation"
  },
  "TRA-61": {
    "id": "TRA-61",
    "says": "Which hours hold on a day that has both an entry for the date and one for the day of the week is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "choice": "hours-entry-wins",
    "section": "transportation"
  },
  "TRA-303": {
    "id": "TRA-303",
    "says": "Which hours hold on a day that has several entries by its date, or several by its day of the week, is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "choice": "hours-several-entries",
    "section": "transportation"
  },
  "TRA-62": {
    "id": "TRA-62",
    "says": "What holds on a day for which the hours of operation have no entry is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "choice": "hours-unlisted-day",
    "section": "transportation"
  },
  "TRA-63": {
    "id": "TRA-63",
    "says": "A roundtrip without `returnTime`, or with one of null, is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-64": {
    "id": "TRA-64",
    "says": "Where `requireDestinationAddress` is on, a request without `destinationAddress` is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-65": {
    "id": "TRA-65",
    "says": "Where `requireDestinationAddress` is off, a request without `destinationAddress` is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 389
    },
    "section": "transportation"
  },
  "TRA-66": {
    "id": "TRA-66",
    "says": "A `transportationType` that is none of the `transportationTypes` of the community is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 397
    },
    "section": "transportation"
  },
  "TRA-67": {
    "id": "TRA-67",
    "says": "A create that is refused makes no request, and a replacement that is refused leaves the request as it was.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 481
    },
    "section": "transportation"
  },
  "TRA-301": {
    "id": "TRA-301",
    "says": "Making or replacing a request without `date`, `appointmentTime`, `tripType` or `destination` is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 481
    },
    "section": "transportation"
  },
  "TRA-302": {
    "id": "TRA-302",
    "says": "Making or replacing a request with a `tripType` outside the three is refused with 400.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 481
    },
    "section": "transportation"
  },
  "TRA-68": {
    "id": "TRA-68",
    "says": "One request is answered with 200 and an object whose `data` is the request with the id in the path.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 390
    },
    "section": "transportation"
  },
  "TRA-69": {
    "id": "TRA-69",
    "says": "An occurrence of a recurring request is answered to its id and an `occurrenceDate` equal to its own, and carries that `occurrenceDate`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 390
    },
    "section": "transportation"
  },
  "TRA-70": {
    "id": "TRA-70",
    "says": "An `occurrenceDate` on which a recurring request has no occurrence, be it before the first, after the last, between two or excepted, is answered 404.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Errors",
      "line": 483
    },
    "section": "transportation"
  },
  "TRA-71": {
    "id": "TRA-71",
    "says": "What the id of a recurring request answers without `occurrenceDate` is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 390
    },
    "choice": "recurring-request-read",
    "section": "transportation"
  },
  "TRA-72": {
    "id": "TRA-72",
    "says": "An `occurrenceDate` on a request that does not recur is answered 404, whatever the date.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 390
    },
    "section": "transportation"
  },
  "TRA-73": {
    "id": "TRA-73",
    "says": "Replacing the details of a request is answered with 200 and an object whose `data` is the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 391
    },
    "section": "transportation"
  },
  "TRA-74": {
    "id": "TRA-74",
    "says": "The creator replaces the details of a pending request; those sent are those of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 200
    },
    "section": "transportation"
  },
  "TRA-75": {
    "id": "TRA-75",
    "says": "An optional detail that is left out when the details are replaced has no value afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 200
    },
    "section": "transportation"
  },
  "TRA-76": {
    "id": "TRA-76",
    "says": "A request keeps its `id`, its `creator` and its place in pending when its details are replaced.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 200
    },
    "section": "transportation"
  },
  "TRA-77": {
    "id": "TRA-77",
    "says": "Replacing the details of a request that is approved, denied, cancelled or completed is refused with 409, and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 391
    },
    "section": "transportation"
  },
  "TRA-78": {
    "id": "TRA-78",
    "says": "Replacing the details of a recurring request, whose occurrences are read-only, is refused to its creator with 409, and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 391
    },
    "section": "transportation"
  },
  "TRA-79": {
    "id": "TRA-79",
    "says": "The creator cancels a pending request; the answer is 200 and an object whose `data` is the request with the `status` cancelled.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 392
    },
    "section": "transportation"
  },
  "TRA-80": {
    "id": "TRA-80",
    "says": "A cancelled request is kept, with its details; it is still found by its id and in the list, with the `status` cancelled.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 199
    },
    "section": "transportation"
  },
  "TRA-81": {
    "id": "TRA-81",
    "says": "Cancelling a request that is approved, denied, cancelled or completed is refused with 409, and its `status` stays.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 392
    },
    "section": "transportation"
  },
  "TRA-82": {
    "id": "TRA-82",
    "says": "Cancelling a recurring request, whose occurrences are read-only, is refused to its creator with 409, and nothing changes.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 392
    },
    "section": "transportation"
  },
  "TRA-83": {
    "id": "TRA-83",
    "says": "A comment on a recurring request, whose occurrences are read-only, is refused with 409, and no comment is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Transportation",
      "line": 394
    },
    "section": "transportation"
  },
  "TRA-84": {
    "id": "TRA-84",
    "says": "A request that staff approve is approved, by its id and in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 197
    },
    "section": "transportation"
  },
  "TRA-85": {
    "id": "TRA-85",
    "says": "A request that staff deny is denied, by its id and in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 198
    },
    "section": "transportation"
  },
  "TRA-86": {
    "id": "TRA-86",
    "says": "A request that staff report as completed is completed, by its id and in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 193
    },
    "section": "transportation"
  },
  "TRA-88": {
    "id": "TRA-88",
    "says": "The driver and the vehicle that staff assign are the `driver` and the `vehicle` of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Transportation request",
      "line": 196
    },
    "section": "transportation"
  },
  "WRQ-103": {
    "id": "WRQ-103",
    "says": "A request that is completed or cancelled stays so, whatever is sent about it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 209
    },
    "section": "work-requests"
  },
  "WRQ-101": {
    "id": "WRQ-101",
    "says": "The work request settings show each of their listed members wherever the member has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request settings",
      "line": 147
    },
    "section": "work-requests"
  },
  "WRQ-102": {
    "id": "WRQ-102",
    "says": "A work request shows each of its listed members wherever the member has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-01": {
    "id": "WRQ-01",
    "says": "The work request settings of a facility are answered with 200 and an object whose `data` is the settings.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 402
    },
    "section": "work-requests"
  },
  "WRQ-03": {
    "id": "WRQ-03",
    "says": "The `teams` of the settings are an array of objects.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request settings",
      "line": 147
    },
    "section": "work-requests"
  },
  "WRQ-04": {
    "id": "WRQ-04",
    "says": "The `types` and the `locations` of the settings are arrays of strings.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request settings",
      "line": 147
    },
    "section": "work-requests"
  },
  "WRQ-05": {
    "id": "WRQ-05",
    "says": "A work request has an `id`, a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-06": {
    "id": "WRQ-06",
    "says": "The `urgency` of a work request is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-07": {
    "id": "WRQ-07",
    "says": "The `status` of a work request is open, in_progress, completed or cancelled.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-08": {
    "id": "WRQ-08",
    "says": "The `statusHistory` of a work request is an array of objects whose `status` is one of the four states and whose `changedBy` is an object whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-09": {
    "id": "WRQ-09",
    "says": "The `crew` of a work request is an array of objects whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-10": {
    "id": "WRQ-10",
    "says": "The `attachments` of a work request are an array of objects whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-11": {
    "id": "WRQ-11",
    "says": "The `creator` of a work request is an object whose `id` is a string.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-12": {
    "id": "WRQ-12",
    "says": "The `canCancel` of a work request is a boolean.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-14": {
    "id": "WRQ-14",
    "says": "The `residentId` of a work request is the id of the resident in the path, and its `facilityId` that of the resident's facility.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-15": {
    "id": "WRQ-15",
    "says": "Whether `scheduledDate`, `completedDate` and the `date` of an entry of `statusHistory` are plain dates or date-times is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "choice": "work-request-date-form",
    "section": "work-requests"
  },
  "WRQ-16": {
    "id": "WRQ-16",
    "says": "For which of those who see a request, and in which states, `canCancel` is true is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "choice": "work-request-can-cancel",
    "section": "work-requests"
  },
  "WRQ-17": {
    "id": "WRQ-17",
    "says": "The work requests of a resident are answered with 200 and a page whose `data` is an array of work requests.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-18": {
    "id": "WRQ-18",
    "says": "The list comes newest first: of two requests, the one made later stands before the other.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-19": {
    "id": "WRQ-19",
    "says": "Without `status` the list holds requests in each of the four states.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-20": {
    "id": "WRQ-20",
    "says": "The filter `status` with one state keeps the requests in this state and drops all others.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-21": {
    "id": "WRQ-21",
    "says": "The filter `status` with several states, with commas between them, keeps the requests in any of these and drops all others.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-22": {
    "id": "WRQ-22",
    "says": "The filter `type` keeps the requests of this type and drops all others, those without a type too.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-23": {
    "id": "WRQ-23",
    "says": "With `status` and `type` together the list keeps the requests that meet both.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-24": {
    "id": "WRQ-24",
    "says": "A recurring maintenance schedule of the resident is not in the list.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "section": "work-requests"
  },
  "WRQ-25": {
    "id": "WRQ-25",
    "says": "Whether a recurring maintenance schedule is answered by its id is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 403
    },
    "choice": "maintenance-schedule-read",
    "section": "work-requests"
  },
  "WRQ-26": {
    "id": "WRQ-26",
    "says": "Whether other answers than the read of one request show `statusHistory` and `crew` is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 405
    },
    "choice": "work-request-details",
    "section": "work-requests"
  },
  "WRQ-27": {
    "id": "WRQ-27",
    "says": "Creating a work request answers an object whose `data` is the request made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-28": {
    "id": "WRQ-28",
    "says": "Creating a work request requires `title`; without it the request is refused and nothing is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-29": {
    "id": "WRQ-29",
    "says": "A work request without `description`, `location`, `type` and files is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-30": {
    "id": "WRQ-30",
    "says": "A request created here has the status open.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 207
    },
    "section": "work-requests"
  },
  "WRQ-31": {
    "id": "WRQ-31",
    "says": "A request created here has the urgency none.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 207
    },
    "section": "work-requests"
  },
  "WRQ-32": {
    "id": "WRQ-32",
    "says": "The `title`, `description`, `team` and `type` sent are those of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-33": {
    "id": "WRQ-33",
    "says": "A `location` sent that is among the `locations` of the settings is the one of the request afterwards.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-34": {
    "id": "WRQ-34",
    "says": "Where no `location` is sent, it is the `roomNumber` of the resident, even when somebody else creates the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-36": {
    "id": "WRQ-36",
    "says": "Whether a `location` is taken that is not among those of the settings is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "choice": "location-outside-settings",
    "section": "work-requests"
  },
  "WRQ-37": {
    "id": "WRQ-37",
    "says": "Where the settings of the facility list several teams, a request without `team` is refused with a 4xx and nothing is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-38": {
    "id": "WRQ-38",
    "says": "Where the tenant has one team in all, a request without `team` is accepted.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-39": {
    "id": "WRQ-39",
    "says": "Whether `team` may be left out where the facility has one team and the tenant several is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "choice": "single-team-scope",
    "section": "work-requests"
  },
  "WRQ-40": {
    "id": "WRQ-40",
    "says": "Whether a request without `team` shows the one team there is is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "choice": "single-team-shown",
    "section": "work-requests"
  },
  "WRQ-41": {
    "id": "WRQ-41",
    "says": "A `team` that is the key of no team is refused with 400 and nothing is made; the name of a team is not its key.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-42": {
    "id": "WRQ-42",
    "says": "Every `key` among the `teams` of the settings is accepted as `team`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-43": {
    "id": "WRQ-43",
    "says": "A `type` that is not among the `types` of the settings is refused with 400 and nothing is made.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-44": {
    "id": "WRQ-44",
    "says": "Every one of the `types` of the settings is accepted as `type`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-45": {
    "id": "WRQ-45",
    "says": "The `creator` of a request created here is the acting user.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-46": {
    "id": "WRQ-46",
    "says": "Whether the `statusHistory` of a new request has an entry for its being opened is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "choice": "work-request-first-entry",
    "section": "work-requests"
  },
  "WRQ-47": {
    "id": "WRQ-47",
    "says": "A request created here is in the list of the resident and is answered by its id to the one who made it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 404
    },
    "section": "work-requests"
  },
  "WRQ-48": {
    "id": "WRQ-48",
    "says": "One work request is answered with 200 and an object whose `data` is the request with the id in the path.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 405
    },
    "section": "work-requests"
  },
  "WRQ-49": {
    "id": "WRQ-49",
    "says": "The read of one request shows the entries of its `statusHistory`.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 405
    },
    "section": "work-requests"
  },
  "WRQ-50": {
    "id": "WRQ-50",
    "says": "The read of one request shows in `crew` everybody whom staff assigned, by name, and nobody else.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 405
    },
    "section": "work-requests"
  },
  "WRQ-51": {
    "id": "WRQ-51",
    "says": "A request on which staff began to work has the status in_progress.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 209
    },
    "section": "work-requests"
  },
  "WRQ-52": {
    "id": "WRQ-52",
    "says": "A request that staff completed has the status completed.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 209
    },
    "section": "work-requests"
  },
  "WRQ-53": {
    "id": "WRQ-53",
    "says": "The `urgency`, the `team` and the `type` that staff gave a request in triage are those that its read shows.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 207
    },
    "section": "work-requests"
  },
  "WRQ-54": {
    "id": "WRQ-54",
    "says": "The `scheduledDate` of a request that staff scheduled tells the day for which they did.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 207
    },
    "section": "work-requests"
  },
  "WRQ-55": {
    "id": "WRQ-55",
    "says": "Whether a cancelled request has a `completedDate`, as a completed one does, is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "choice": "work-request-completed-date",
    "section": "work-requests"
  },
  "WRQ-56": {
    "id": "WRQ-56",
    "says": "Whether moves of staff gain an entry in `statusHistory` is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 209
    },
    "choice": "work-request-staff-entries",
    "section": "work-requests"
  },
  "WRQ-57": {
    "id": "WRQ-57",
    "says": "In which order the entries of `statusHistory` stand is left open.",
    "determinacy": "open",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "choice": "work-request-history-order",
    "section": "work-requests"
  },
  "WRQ-58": {
    "id": "WRQ-58",
    "says": "Cancelling a work request is answered with 200 and an object whose `data` is the request, its status cancelled.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 406
    },
    "section": "work-requests"
  },
  "WRQ-59": {
    "id": "WRQ-59",
    "says": "The creator of an open request can cancel it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 208
    },
    "section": "work-requests"
  },
  "WRQ-60": {
    "id": "WRQ-60",
    "says": "The creator of a request in_progress can cancel it.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 208
    },
    "section": "work-requests"
  },
  "WRQ-61": {
    "id": "WRQ-61",
    "says": "Cancelling a completed request is refused with 409 and changes nothing.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 406
    },
    "section": "work-requests"
  },
  "WRQ-62": {
    "id": "WRQ-62",
    "says": "Cancelling a cancelled request is refused with 409 and changes nothing.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 406
    },
    "section": "work-requests"
  },
  "WRQ-63": {
    "id": "WRQ-63",
    "says": "Cancelling adds one entry to `statusHistory`, with the status cancelled, and keeps those that were there.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 208
    },
    "section": "work-requests"
  },
  "WRQ-64": {
    "id": "WRQ-64",
    "says": "The `changedBy` of the entry that cancelling adds is the acting user, and its `date` has a value.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Resources, Work request",
      "line": 150
    },
    "section": "work-requests"
  },
  "WRQ-65": {
    "id": "WRQ-65",
    "says": "A cancelled request is kept: its read and the list of the resident show it with the status cancelled.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "States, Work request",
      "line": 208
    },
    "section": "work-requests"
  },
  "WRQ-66": {
    "id": "WRQ-66",
    "says": "Cancelling leaves the `title`, `description`, `location`, `team`, `type`, `urgency` and `creator` of a request as they were.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 406
    },
    "section": "work-requests"
  },
  "WRQ-67": {
    "id": "WRQ-67",
    "says": "A PUT, PATCH or DELETE on a work request does not succeed, and changes nothing.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 406
    },
    "section": "work-requests"
  },
  "WRQ-68": {
    "id": "WRQ-68",
    "says": "An attachment of the request itself is answered with 200 and the very bytes of the file to everybody who sees the request.",
    "determinacy": "firm",
    "availability": "planned",
    "source": {
      "part": "Endpoints, Work requests",
      "line": 409
    },
    "section": "work-requests"
  }
};
