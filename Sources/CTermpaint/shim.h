#pragma once
#include <termpaint.h>
#include <termpaint_input.h>
#include <termpaintx.h>
#include <termpaintx_ttyrescue.h>
