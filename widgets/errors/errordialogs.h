// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorspagedata.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace yuyi {

class ActionButton;
class LineField;

/// @brief Asks for the new size of a sample and adds the missing cases.
class TopUpDialog final : public QDialog
{
    Q_OBJECT
public:
    TopUpDialog(ErrorsPageData &pageData, const SampleProgress &sample, QWidget *parent);

Q_SIGNALS:
    void added(int cases);

private:
    void finish();

    ErrorsPageData &m_pageData;
    ErrorSampleId m_sample;
    QSpinBox *m_size;
    QLabel *m_state;
    ActionButton *m_action;
};

/// @brief Asks whether a case book should include the questions that experts asked the model about its cases.
class BookProbesDialog final : public QDialog
{
    Q_OBJECT
public:
    BookProbesDialog(int probes, QWidget *parent);

Q_SIGNALS:
    void chosen(bool withProbes);
};

/// @brief Asks for a further error type or subtype in both languages, and adds it.
class AddErrorTypeDialog final : public QDialog
{
    Q_OBJECT
public:
    AddErrorTypeDialog(ErrorsPageData &pageData, const ErrorTypes &types, QWidget *parent);

Q_SIGNALS:
    void added(const QString &title);

private:
    void finish();

    ErrorsPageData &m_pageData;
    QComboBox *m_under;
    LineField *m_zh;
    LineField *m_en;
    QLabel *m_state;
    ActionButton *m_action;
};

} // namespace yuyi
